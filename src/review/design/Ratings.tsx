import { Quantity } from "../../ui/Quantity";
import { Stars } from "../../ui/Stars";
import { Chapter } from "./Chapter";
import { Specimen, Specimens } from "./Specimen";

const SHARES = [
  { label: "None", share: 0 },
  { label: "Half", share: 0.5 },
  { label: "Nearly all", share: 0.94 },
  { label: "All", share: 1 },
] as const;

/** Stars, from none to all, and figures with and without a unit. */
export function Ratings() {
  return (
    <Chapter id="stars" source="Stars, Quantity">
      <Specimens>
        {SHARES.map(({ label, share }) => (
          <Specimen key={label} label={label} note={`share ${String(share)}`}>
            <Stars share={share} label={`${String(share * 5)} of 5 stars, as a sample`} />
          </Specimen>
        ))}
        <Specimen label="Quantity" note="the unit stands smaller">
          <Quantity>75 km</Quantity>
        </Specimen>
        <Specimen label="No quantity" note="as it is">
          <Quantity>By the sea</Quantity>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

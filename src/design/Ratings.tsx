import { Stars } from "../ui/Stars";
import { Chapter } from "./Chapter";
import { Specimen, Specimens } from "./Specimen";

const SHARES = [
  { label: "None", share: 0 },
  { label: "Half", share: 0.5 },
  { label: "Nearly all", share: 0.94 },
  { label: "All", share: 1 },
] as const;

/** Stars, from none to all. */
export function Ratings() {
  return (
    <Chapter id="stars" source="Stars">
      <Specimens>
        {SHARES.map(({ label, share }) => (
          <Specimen key={label} label={label} note={`share ${String(share)}`}>
            <Stars share={share} label={`${String(share * 5)} of 5 stars, as a sample`} />
          </Specimen>
        ))}
      </Specimens>
    </Chapter>
  );
}

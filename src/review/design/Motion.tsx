import { HoldStill } from "../../ui/HoldStill";
import { Chapter } from "./Chapter";
import { InStates } from "./InStates";
import { Specimen, Specimens } from "./Specimen";

/** The button that stops what moves. */
export function Motion() {
  return (
    <Chapter id="motion" source="HoldStill">
      <Specimens>
        <Specimen label="In its states" note="press for “on”; whoever asks the system for less motion has none, and no button">
          <InStates>{() => <HoldStill>Hold still</HoldStill>}</InStates>
        </Specimen>
        <Specimen label="Long, in German">
          <div lang="de">
            <HoldStill>{"Hinter\u00adgrund\u00adbewegungen und Bewertungs\u00adlauf\u00adbänder anhalten"}</HoldStill>
          </div>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

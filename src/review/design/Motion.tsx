import { PauseButton } from "../../ui/PauseButton";
import { Chapter } from "./Chapter";
import { InStates } from "./InStates";
import { Specimen, Specimens } from "./Specimen";

/** The button that stops what moves. */
export function Motion() {
  return (
    <Chapter id="motion" source="PauseButton">
      <Specimens>
        <Specimen label="In its states" note="press for “on”; whoever asks the system for less motion has none, and no button">
          <InStates>{() => <PauseButton>Hold still</PauseButton>}</InStates>
        </Specimen>
        <Specimen label="Long, in German">
          <div lang="de">
            <PauseButton>{"Hinter\u00adgrund\u00adbewegungen und Bewertungs\u00adlauf\u00adbänder anhalten"}</PauseButton>
          </div>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

import { DashList } from "../../ui/DashList";
import { Chapter } from "./Chapter";
import { Specimen, Specimens } from "./Specimen";
import { LONG_GERMAN } from "./samples";

/** Lists with dashes. */
export function Lists() {
  return (
    <Chapter id="lists" source="DashList">
      <Specimens>
        <Specimen label="Three sentences">
          <DashList items={["The first sentence.", "The second, with **emphasis**.", "The third, with [a link](/design#lists)."]} />
        </Specimen>
        <Specimen label="Long, in German" note="the dash stays with the first line">
          <div lang="de">
            <DashList items={[LONG_GERMAN.sentence, LONG_GERMAN.title]} />
          </div>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

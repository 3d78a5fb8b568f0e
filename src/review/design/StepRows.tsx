import { Steps } from "../../ui/Steps";
import { Chapter } from "./Chapter";
import { Specimen } from "./Specimen";
import { LONG_GERMAN } from "./samples";

const ROAD = ["First", "Then", "After that", "At last"].map((title) => ({
  title,
  text: "One thing to do, in one or two **short** sentences.",
}));

/** Milestones on two grounds and in German. */
export function StepRows() {
  return (
    <Chapter id="steps" source="Steps">
      <Specimen label="On paper">
        <Steps steps={ROAD} />
      </Specimen>
      <Specimen label="On deep sea" ground="deep">
        <Steps steps={ROAD} />
      </Specimen>
      <Specimen label="Long, in German">
        <div lang="de">
          <Steps
            steps={[
              { title: LONG_GERMAN.title, text: LONG_GERMAN.sentence },
              { title: LONG_GERMAN.button, text: LONG_GERMAN.sentence },
            ]}
          />
        </div>
      </Specimen>
    </Chapter>
  );
}

import { Accordion } from "../../ui/Accordion";
import { InlineText } from "../../ui/InlineText";
import { Chapter } from "./Chapter";
import { InStates } from "./InStates";
import { Specimen, Specimens } from "./Specimen";
import { LONG_GERMAN } from "./samples";

/** Two questions, of which the first shows its answer. Each names its specimen, because an open answer is a landmark. */
function questions(specimen: string) {
  return ["Where does the road begin?", "And where does it lead?"].map((title, index) => ({
    id: `question-${specimen}-${String(index + 1)}`,
    title: `${title} (${specimen})`,
    content: (
      <p>
        <InlineText>Beside the sea. The answer may hold **emphasis** and [a link](/design#questions).</InlineText>
      </p>
    ),
  }));
}

/** Questions, open and closed, in every state. */
export function Questions() {
  return (
    <Chapter id="questions" source="Accordion">
      <Specimen label="In its states" note="each with one open and one closed">
        <InStates>{(state) => <Accordion items={questions(state)} />}</InStates>
      </Specimen>
      <Specimens>
        <Specimen label="Long, in German">
          <div lang="de">
            <Accordion items={[{ id: "question-long", title: LONG_GERMAN.title, content: <p>{LONG_GERMAN.sentence}</p> }]} />
          </div>
        </Specimen>
        <Specimen label="On sand" ground="warm">
          <Accordion items={questions("sand")} />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

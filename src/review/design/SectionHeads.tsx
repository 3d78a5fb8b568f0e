import { SectionHead } from "../../ui/SectionHead";
import { Chapter } from "./Chapter";
import { Specimen, Specimens } from "./Specimen";
import { LONG_GERMAN } from "./samples";

/** Openings of sections. */
export function SectionHeads() {
  return (
    <Chapter id="section-heads" source="SectionHead, Eyebrow">
      <Specimens>
        <Specimen label="Whole">
          <SectionHead id="head-whole" eyebrow="Beside the sea" title="The road begins here" lead="One sentence says what follows." />
        </Specimen>
        <Specimen label="Headline only">
          <SectionHead id="head-only" title="The road begins here" />
        </Specimen>
        <Specimen label="On deep sea" ground="deep">
          <SectionHead id="head-deep" eyebrow="Beside the sea" title="The road begins here" lead="One sentence says what follows." />
        </Specimen>
        <Specimen label="Long, in German">
          <div lang="de">
            <SectionHead id="head-long" eyebrow={LONG_GERMAN.button} title={LONG_GERMAN.title} lead={LONG_GERMAN.sentence} />
          </div>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

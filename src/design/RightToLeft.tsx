import { Accordion } from "../ui/Accordion";
import { Breadcrumb } from "../ui/Breadcrumb";
import { Actions, ButtonLink } from "../ui/Button";
import { DashList } from "../ui/DashList";
import { SectionHead } from "../ui/SectionHead";
import { Steps } from "../ui/Steps";
import { Table } from "../ui/Table";
import { Chapter } from "./Chapter";
import * as styles from "./RightToLeft.module.css";
import { Specimen, Specimens } from "./Specimen";
import { ARABIC } from "./samples";

const HOW_TO_READ = [
  "Everything begins on the right: headlines, dashes, figures of steps, the plus of a question stands on the left.",
  "Spaces, edges and corners follow by themselves, because style sheets name them by start and end. What does not follow was named by left and right somewhere.",
  "Signs that point along the line (chevrons, arrows) have to point to the left. Signs of things (a telephone, a clock) stay as they are.",
  "Latin words and figures within a line keep their own direction.",
  "Manrope has no Arabic letters, so the system’s typeface stands in for it; the voice is not judged here.",
  "To try a whole page: set dir=“rtl” on its html element in the browser’s tools.",
] as const;

/** Parts in Arabic: the opening of a page, and what follows in it. */
function Opening() {
  return (
    <>
      <Breadcrumb label={ARABIC.eyebrow} items={ARABIC.trail.map((label) => ({ label, path: `#rtl-${label}` }))} />
      <SectionHead id="rtl-head" eyebrow={ARABIC.eyebrow} title={ARABIC.title} lead={ARABIC.lead} />
      <Actions>
        <ButtonLink href="#right-to-left" voice="book" icon="arrow-right">
          {ARABIC.next}
        </ButtonLink>
        <ButtonLink href="#right-to-left" voice="quiet" icon="phone" iconFirst>
          {ARABIC.back}
        </ButtonLink>
      </Actions>
    </>
  );
}

/** Parts in Arabic, and what to look at. */
export function RightToLeft() {
  return (
    <Chapter id="right-to-left" source="dir=“rtl”">
      <Specimens>
        <Specimen label="How to read it">
          <DashList items={HOW_TO_READ} />
        </Specimen>
        <Specimen label="Breadcrumb, head, buttons">
          <div lang="ar" dir="rtl" className={styles["page"]}>
            <Opening />
          </div>
        </Specimen>
      </Specimens>
      <Specimen label="List, table, question, steps">
        <div lang="ar" dir="rtl" className={styles["page"]}>
          <DashList items={ARABIC.lines} />
          <Table
            caption={ARABIC.eyebrow}
            isCaptionHidden
            variant="fees"
            corner={ARABIC.trail[0]}
            columns={[{ title: ARABIC.trail[1] }, { title: ARABIC.trail[2] }, { title: ARABIC.back }]}
            rows={ARABIC.lines.map((line, index) => ({ id: line, title: line, cells: [ARABIC.next, ARABIC.eyebrow, String(index + 1)] }))}
          />
          <Accordion items={[{ id: "rtl-question", title: ARABIC.question, content: <p>{ARABIC.answer}</p> }]} />
          <Steps steps={ARABIC.steps.map((title) => ({ title, text: ARABIC.step }))} />
        </div>
      </Specimen>
    </Chapter>
  );
}

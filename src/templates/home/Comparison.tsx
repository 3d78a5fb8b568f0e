import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import { Table } from "../../ui/Table";

const ROWS = ["paying", "young", "north", "mileage", "insurance", "cancelling", "fees"] as const;

/** Compares our terms with what is common elsewhere. It names no competitor and claims nothing about all of them. */
export function Comparison() {
  const { text } = useTexts("home");
  return (
    <Band labelledBy="versus">
      <SectionHead id="versus" eyebrow={text("comparison.eyebrow")} title={text("comparison.title")} lead={text("comparison.lead")} />
      <Table
        variant="versus"
        caption={text("comparison.title")}
        isCaptionHidden
        columns={[{ title: text("comparison.us") }, { title: text("comparison.others") }]}
        rows={ROWS.map((row) => ({
          id: row,
          title: text(`comparison.rows.${row}.title`),
          cells: [
            <>
              <Icon name="check" />
              {text(`comparison.rows.${row}.us`)}
            </>,
            text(`comparison.rows.${row}.others`),
          ],
        }))}
      />
    </Band>
  );
}

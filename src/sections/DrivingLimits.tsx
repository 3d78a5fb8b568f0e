import { useTexts } from "../i18n/texts";
import { Band } from "../ui/Band";
import { SectionHead } from "../ui/SectionHead";
import { Table } from "../ui/Table";

const LIMITS = ["town", "rural", "motorway", "motorwayMin", "alcohol", "alcoholNovice"] as const;

/** Speed and alcohol limits in one table. */
export function DrivingLimits() {
  const { text } = useTexts("driving-guide");
  return (
    <Band labelledBy="limits">
      <SectionHead id="limits" title={text("limits.title")} lead={text("limits.lead")} />
      <Table
        caption={text("limits.title")}
        isCaptionHidden
        corner={text("limits.corner")}
        columns={[{ title: text("limits.columns.limit") }, { title: text("limits.columns.note") }]}
        rows={LIMITS.map((limit) => ({
          id: limit,
          title: text(`limits.rows.${limit}.title`),
          cells: [<b key="limit">{text(`limits.rows.${limit}.limit`)}</b>, text(`limits.rows.${limit}.note`)],
        }))}
      />
    </Band>
  );
}

import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { splitQuantity } from "../../ui/Quantity";
import { Table } from "../../ui/Table";
import * as styles from "./DrivingLimits.module.css";

/** The rows of the table; speed limits have a road sign. */
const LIMITS = [
  ["town", "maximum"],
  ["rural", "maximum"],
  ["motorway", "maximum"],
  ["motorwayMin", "minimum"],
  ["alcohol", null],
  ["alcoholNovice", null],
] as const;

/** A speed on its road sign; anything else in words. */
function Limit({ sign, children }: { readonly sign: (typeof LIMITS)[number][1]; readonly children: string }) {
  const speed = sign === null ? undefined : splitQuantity(children);
  return speed === undefined ? (
    <b>{children}</b>
  ) : (
    <span className={styles.limit}>
      <b data-sign={sign}>{speed["figure"]}</b>
      {speed["space"]}
      {speed["unit"]}
    </span>
  );
}

export function DrivingLimits() {
  const { text } = useTexts("driving-guide");
  return (
    <Band labelledBy="limits">
      <SectionHead id="limits" title={text("limits.title")} lead={text("limits.lead")} />
      <div className={styles.limits}>
        <Table
          caption={text("limits.title")}
          isCaptionHidden
          corner={text("limits.corner")}
          columns={[{ title: text("limits.columns.limit") }, { title: text("limits.columns.note") }]}
          rows={LIMITS.map(([limit, sign]) => ({
            id: limit,
            title: text(`limits.rows.${limit}.title`),
            cells: [
              <Limit key="limit" sign={sign}>
                {text(`limits.rows.${limit}.limit`)}
              </Limit>,
              text(`limits.rows.${limit}.note`),
            ],
          }))}
        />
      </div>
    </Band>
  );
}

import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { splitQuantity } from "../../ui/Quantity";
import { Table } from "../../ui/Table";
import * as styles from "./DrivingLimits.module.css";

/** A speed on its road sign; anything else in words. */
function Limit({ sign, children }: { readonly sign: string | null; readonly children: string }) {
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

export function DrivingLimits({ limits }: { readonly limits: readonly Queries.DrivingLimitFragment[] }) {
  const { text } = useTexts("driving-guide");
  return (
    <Band>
      <SectionHead id="limits" title={text("limits.title")} lead={text("limits.lead")} />
      <div className={styles.limits}>
        <Table
          caption={text("limits.title")}
          isCaptionHidden
          corner={text("limits.corner")}
          columns={[{ title: text("limits.columns.limit") }, { title: text("limits.columns.note") }]}
          rows={limits.map(({ id, sign, title, limit, note }) => ({
            id,
            title,
            cells: [
              <Limit key="limit" sign={sign}>
                {limit}
              </Limit>,
              note,
            ],
          }))}
        />
      </div>
    </Band>
  );
}

export const query = graphql`
  fragment DrivingLimit on DrivingJsonLimits {
    id
    sign
    title(language: $language)
    limit(language: $language)
    note(language: $language)
  }
`;

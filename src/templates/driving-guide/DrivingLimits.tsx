import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Band } from "../../ui/Band";
import { Grid } from "../../ui/Grid";
import { splitQuantity } from "../../ui/Quantity";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./DrivingLimits.module.css";

/** Shows a speed on its road sign, and any other figure at the same size. */
function Limit({ sign, children }: { readonly sign: string | null; readonly children: string }) {
  const { figure = children, space, unit } = splitQuantity(children) ?? {};
  return (
    <p className={styles.limit}>
      <b data-sign={sign}>{figure}</b>
      {space}
      {unit}
    </p>
  );
}

export function DrivingLimits({ limits }: { readonly limits: readonly Queries.DrivingLimitFragment[] }) {
  const { t } = useTranslation("driving-guide");
  return (
    <Band tone="cool">
      <SectionHead id="limits" title={t("limits.title")} lead={t("limits.lead")} />
      <Grid as="ul" min={22} className={styles.limits}>
        {limits.map(({ id, sign, title, limit, note }) => (
          <li key={id}>
            <h3>{title}</h3>
            <Limit sign={sign}>{limit}</Limit>
            <p>{note}</p>
          </li>
        ))}
      </Grid>
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

import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Band } from "../../ui/Band";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Routes.module.css";

/** The ways to the office by car, with the roads on shields as on the signs. */
export function Routes({ routes }: { readonly routes: readonly Queries.RouteFragment[] }) {
  const { t } = useTranslation("directions");
  const { t: common } = useTranslation("common");
  return (
    <Band tone="cool">
      <SectionHead id="routes" title={t("routes.title")} />
      <Grid min={20} className={styles.routes}>
        {routes.map(({ id, from, description, icon, duration, roads, steps }) => (
          <article key={id}>
            <h3>
              <Icon name={icon} />
              {from}
            </h3>
            <p className="figure">
              {duration} <small>{common("units.minutes")}</small>
            </p>
            <p>{description}</p>
            <p className={styles.roads}>
              {roads.map((road, index) => (
                <span key={road}>
                  {index > 0 ? `${t("routes.then")} ` : null}
                  <b>{road}</b>
                </span>
              ))}
            </p>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </article>
        ))}
      </Grid>
    </Band>
  );
}

export const query = graphql`
  fragment Route on Approach {
    id
    from(language: $language)
    description(language: $language)
    icon
    duration(language: $language)
    roads
    steps(language: $language)
  }
`;

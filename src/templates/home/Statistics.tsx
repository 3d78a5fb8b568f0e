import { clsx } from "clsx";
import { graphql } from "gatsby";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/Icon";
import * as styles from "./Statistics.module.css";

/** How many customers, vehicles and reviews. */
export function Statistics({ data: { statisticsJson } }: { readonly data: Queries.StatisticsFragment }) {
  const { t } = useTranslation("home");
  return (
    <div role="group" aria-label={t("stats.label")} className={clsx("wrap", styles.statistics)}>
      <dl>
        {required(statisticsJson, "data/statistics.json").statistics.map(({ id, label, value, icon }) => (
          <div key={id}>
            <dt className="small">{label}</dt>
            <dd className="figure">
              {value}
              {icon === null ? null : <Icon name={icon} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small">{t("stats.note")}</p>
    </div>
  );
}

export const query = graphql`
  fragment Statistics on Query {
    statisticsJson {
      statistics {
        id
        label(language: $language)
        value(language: $language)
        icon
      }
    }
  }
`;

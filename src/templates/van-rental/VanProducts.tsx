import { clsx } from "clsx";
import { graphql } from "gatsby";
import { CallOrMessage } from "../../blocks/ActionLinks/ActionLinks";
import { VehicleRows } from "../../blocks/VehicleRows/VehicleRows";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { textOf } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { CheckList } from "../../ui/CheckList";
import { DashList } from "../../ui/DashList";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./VanProducts.module.css";
import { MEASURES, VanSizes } from "./VanSizes";

/** The vans with what is known of each, and what people hire them for. */
export function VanProducts({ data }: { readonly data: Queries.VanProductsFragment }) {
  const { t } = useTranslation("van-rental");
  const { t: common } = useTranslation("common");
  const { vans, every, uses } = required(data.vansJson, "data/vans.json");
  return (
    <Band tone="cool">
      <SectionHead id="products" title={t("products.title")} />
      <VehicleRows
        vehicles={vans.map(({ category, text: about, features, availability, ...van }) => ({
          ...van,
          text: `${category}. ${about}`,
          more: (
            <>
              <p className={clsx("small", styles.stock)}>{textOf(t, "products.availability", availability)}</p>
              <CheckList
                items={[
                  ...features,
                  ...MEASURES.flatMap((measure) =>
                    van[measure] === null ? [] : [`${t(`products.measures.${measure}`)}: ${van[measure]}`],
                  ),
                ]}
              />
              <CallOrMessage>{common("actions.callForQuotes")}</CallOrMessage>
            </>
          ),
        }))}
      />
      {every.length === 0 ? null : (
        <div className={styles.every}>
          <h2 id="every">{t("products.every")}</h2>
          <DashList items={every.map(({ text: line }) => line)} />
        </div>
      )}
      <VanSizes data={data} />
      <div className={styles.uses}>
        <h2 id="ideal">{t("ideal.title")}</h2>
        <ul>
          {uses.map((use) => (
            <li key={use}>{use}</li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

export const query = graphql`
  fragment VanProducts on Query {
    vansJson {
      vans {
        id
        dayPrice
        name(language: $language)
        text(language: $language)
        category(language: $language)
        features(language: $language)
        availability
        alt(language: $language)
        cutout {
          ...VehicleDrawing
        }
      }
      every {
        text(language: $language)
      }
      uses(language: $language)
    }
    ...VanSizes
  }
`;

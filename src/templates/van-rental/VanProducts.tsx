import { graphql } from "gatsby";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { VehicleParade } from "../../blocks/VehicleParade/VehicleParade";
import * as styles from "./VanProducts.module.css";

/** What a van can carry, and where it fits. */
const MEASURES = ["length", "height", "loadLength", "payload", "seats"] as const;

export function VanProducts({ data: { vansJson } }: { readonly data: Queries.VanProductsFragment }) {
  const { text } = useTexts("van-rental");
  const { vans } = required(vansJson, "data/vans.json");
  return (
    <VehicleParade
      id="products"
      eyebrow={text("products.eyebrow")}
      title={text("products.title")}
      className={styles.vans}
      vehicles={vans.map(({ availability, category, features, ...van }) => ({
        ...van,
        notes: [
          category,
          ...features,
          ...MEASURES.flatMap((measure) => (van[measure] === null ? [] : [`${text(`products.measures.${measure}`)}: ${van[measure]}`])),
        ],
        ...(availability === "InStock" ? { status: <p className={styles.stock}>{text("products.available")}</p> } : {}),
      }))}
    />
  );
}

export const query = graphql`
  fragment VanProducts on Query {
    vansJson {
      vans {
        id
        name(language: $language)
        text(language: $language)
        category(language: $language)
        features(language: $language)
        length(language: $language)
        height(language: $language)
        loadLength(language: $language)
        payload(language: $language)
        seats(language: $language)
        availability
        alt(language: $language)
        cutout {
          ...VehicleDrawing
        }
      }
    }
  }
`;

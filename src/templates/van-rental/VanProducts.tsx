import { graphql } from "gatsby";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { VehicleParade } from "../../blocks/VehicleParade/VehicleParade";

export function VanProducts({ data: { vansJson } }: { readonly data: Queries.VanProductsFragment }) {
  const { text } = useTexts("van-rental");
  const { vans } = required(vansJson, "data/vans.json");
  return (
    <VehicleParade
      id="products"
      eyebrow={text("products.eyebrow")}
      title={text("products.title")}
      kind="vans"
      vehicles={vans.map(({ availability, category, features, ...van }) => ({
        ...van,
        notes: [category, ...features],
        ...(availability === "InStock" ? { status: text("products.inStock") } : {}),
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
        availability
        alt(language: $language)
        cutout {
          ...VehicleDrawing
        }
      }
    }
  }
`;

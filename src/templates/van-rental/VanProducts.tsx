import { graphql } from "gatsby";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { VehicleParade } from "../../blocks/VehicleParade/VehicleParade";

export function VanProducts({ data: { vansJson } }: { readonly data: Queries.VanProductsFragment }) {
  const { text, list } = useTexts("van-rental");
  const { vans } = required(vansJson, "data/vans.json");
  return (
    <VehicleParade
      id="products"
      eyebrow={text("products.eyebrow")}
      title={text("products.title")}
      kind="vans"
      vehicles={vans.map(({ id, alt, cutout, availability }) => ({
        id,
        alt,
        cutout,
        name: text(`products.items.${id}.name`),
        text: text(`products.items.${id}.text`),
        notes: [text(`products.items.${id}.category`), ...list(`products.items.${id}.features`)],
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
        availability
        alt(language: $language)
        cutout {
          ...VehicleDrawing
        }
      }
    }
  }
`;

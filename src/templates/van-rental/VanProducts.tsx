import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { SectionHead } from "../../ui/SectionHead";
import { VehicleParade } from "../../blocks/VehicleParade/VehicleParade";
import * as styles from "../../blocks/VehicleParade/VehicleParade.module.css";

interface VanProductsProps {
  readonly data: Queries.VanProductsFragment;
}

/** The three products of van hire on one road. */
export function VanProducts({ data: { vansJson } }: VanProductsProps) {
  const { text, list } = useTexts("van-rental");
  const vans = vansJson?.vans ?? [];
  return (
    <section className={styles["fleet"]} aria-labelledby="products">
      <div className="wrap">
        <SectionHead id="products" eyebrow={text("products.eyebrow")} title={text("products.title")} />
      </div>
      <VehicleParade
        kind="vans"
        label={text("products.eyebrow")}
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
    </section>
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
          publicURL
          svgSize {
            width
            height
          }
        }
      }
    }
  }
`;

import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { DrawingFile } from "../../blocks/DrawingFile/DrawingFile";
import { required } from "../../schemas/required";
import { Table } from "../../ui/Table";
import * as styles from "./VanSizes.module.css";

/** What a van can carry, and where it fits. */
export const MEASURES = ["length", "height", "loadLength", "volume", "payload", "seats"] as const;

/** How much of a drawing’s width the van itself takes up, if not all. The rest is its shadow, an open tailgate, and what stands behind it. */
const SHARE_OF_DRAWING: Readonly<Record<string, number>> = { "compact-van": 0.956, "large-panel-van": 0.96, "hourly-van": 0.758 };

/** The width of the person’s drawing in metres, at a height of 1.76. */
const PERSON = 0.7;

/** A table of sizes, and the vans drawn to one scale beside a person: only when the length and the height of each van are known. */
export function VanSizes({ data: { vansJson, person } }: { readonly data: Queries.VanSizesFragment }) {
  const { t } = useTranslation("van-rental");
  const { vans } = required(vansJson, "data/vans.json");
  const drawn = vans.flatMap(({ id, metres, height, cutout }) =>
    metres === null || height === null ? [] : [{ id, cutout, width: metres / (SHARE_OF_DRAWING[id] ?? 1) }],
  );
  if (drawn.length < vans.length) {
    return null;
  }
  const widths = [...drawn.map(({ width }) => width), PERSON];
  return (
    <section className={styles.sizes}>
      <h2 id="sizes">{t("products.sizes")}</h2>
      <div
        className={styles.scale}
        style={{ "--longest": Math.max(...widths) + PERSON, "--all": widths.reduce((sum, width) => sum + width, 0) }}
        aria-hidden="true"
      >
        {drawn.map(({ id, width, cutout }) => (
          <div key={id} style={{ "--metres": width }}>
            <DrawingFile file={cutout} alt="" />
          </div>
        ))}
        <div style={{ "--metres": PERSON }}>
          <DrawingFile file={person} alt="" />
        </div>
      </div>
      <Table
        caption={t("products.sizes")}
        columns={vans.map(({ name }) => ({ title: name }))}
        rows={MEASURES.filter((measure) => vans.some((van) => van[measure] !== null)).map((measure) => ({
          id: measure,
          title: t(`products.measures.${measure}`),
          cells: vans.map((van) => van[measure]),
        }))}
      />
    </section>
  );
}

export const query = graphql`
  fragment VanSizes on Query {
    vansJson {
      vans {
        id
        name(language: $language)
        metres
        length(language: $language)
        height(language: $language)
        loadLength(language: $language)
        volume(language: $language)
        payload(language: $language)
        seats(language: $language)
        cutout {
          ...VehicleDrawing
        }
      }
    }
    person: file(relativePath: { eq: "vehicles/person.svg" }) {
      ...DrawingFile
    }
  }
`;

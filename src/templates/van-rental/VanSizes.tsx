import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { DrawingFile } from "../../blocks/DrawingFile/DrawingFile";
import { required } from "../../schemas/required";
import { Table } from "../../ui/Table";
import * as styles from "./VanSizes.module.css";

/** What a van can carry, and where it fits. */
export const MEASURES = ["length", "height", "loadLength", "volume", "payload", "seats"] as const;

/** The width of the person’s drawing in metres, at a height of 1.76. */
const PERSON = 0.7;

/** A table of sizes, and the vans drawn to one scale beside a person: those whose length and height are known. */
export function VanSizes({ data: { vansJson, person } }: { readonly data: Queries.VanSizesFragment }) {
  const { t } = useTranslation("van-rental");
  const { vans } = required(vansJson, "data/vans.json");
  const drawn = vans.flatMap((van) =>
    van.metres === null || van.height === null ? [] : [{ ...van, width: Number(van.metres) / (van.shareOfDrawing ?? 1) }],
  );
  if (drawn.length === 0) {
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
        columns={drawn.map(({ name }) => name)}
        rows={MEASURES.filter((measure) => drawn.some((van) => van[measure] !== null)).map((measure) => ({
          id: measure,
          title: t(`products.measures.${measure}`),
          cells: drawn.map((van) => van[measure]),
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
        metres: length
        shareOfDrawing
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

import { graphql } from "gatsby";
import { DRIVER_KINDS } from "../../core/hire/can-rent";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { Table } from "../../ui/Table";

interface DriversTableProps {
  readonly data: Queries.DriversTableFragment;
  /** For a caption that repeats the headline above it. */
  readonly isCaptionHidden?: boolean;
}

/** What a driver on standard terms, a young driver and the driver of a van need. */
export function DriversTable({ data, isCaptionHidden = false }: DriversTableProps) {
  const { text } = useTexts("drivers");
  return (
    <Table
      caption={text("title")}
      isCaptionHidden={isCaptionHidden}
      columns={DRIVER_KINDS.map((driver) => ({ title: text(`columns.${driver}.title`), note: text(`columns.${driver}.note`) }))}
      rows={required(data.comparisonsJson, "data/comparisons.json").drivers.map(({ id, title, ...cells }) => ({
        id,
        title,
        cells: DRIVER_KINDS.map((driver) => cells[driver]),
      }))}
    />
  );
}

export const query = graphql`
  fragment DriversTable on Query {
    comparisonsJson {
      drivers {
        id
        title(language: $language)
        standard(language: $language)
        young(language: $language)
        van(language: $language)
      }
    }
  }
`;

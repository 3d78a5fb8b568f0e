import { useTexts } from "../../i18n/texts";
import { Table } from "../../ui/Table";

const DRIVERS = ["standard", "young", "van"] as const;
const ROWS = ["age", "licence", "surcharge", "deposit", "protected", "excess"] as const;

export function DriversTable() {
  const { text } = useTexts("home");
  return (
    <Table
      caption={text("drivers.title")}
      columns={DRIVERS.map((driver) => ({ title: text(`drivers.columns.${driver}.title`), note: text(`drivers.columns.${driver}.note`) }))}
      rows={ROWS.map((row) => ({
        id: row,
        title: text(`drivers.rows.${row}.title`),
        cells: DRIVERS.map((driver) => text(`drivers.rows.${row}.${driver}`)),
      }))}
    />
  );
}

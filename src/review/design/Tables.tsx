import { Icon } from "../../ui/Icon";
import { Table } from "../../ui/Table";
import { Chapter } from "./Chapter";
import { Specimen } from "./Specimen";
import { LONG_GERMAN } from "./samples";

const COLUMNS = [{ title: "By day" }, { title: "By night", note: "with the lights on" }] as const;

const ROWS = [
  { id: "road", title: "Road", cells: ["dry", "dark"] },
  { id: "sea", title: "Sea", note: "to the left", cells: ["blue", "silver"] },
] as const;

/** The three kinds of table, the longest and the emptiest. */
export function Tables() {
  return (
    <Chapter id="tables" source="Table">
      <Specimen label="Plain" note="with a caption of its own">
        <Table caption="What one sees" corner="Where" columns={COLUMNS} rows={ROWS} />
      </Specimen>
      <Specimen label="Versus" note="the second column is set off">
        <Table
          caption="One against the other"
          isCaptionHidden
          variant="versus"
          columns={[{ title: "This" }, { title: "That" }]}
          rows={[
            {
              id: "road",
              title: "Road",
              cells: [
                <>
                  <Icon name="check" />
                  straight on, beside the sea
                </>,
                "often round the hill",
              ],
            },
            {
              id: "sign",
              title: "Sign",
              cells: [
                <>
                  <Icon name="check" />
                  can be read from afar
                </>,
                "sometimes none",
              ],
            },
          ]}
        />
      </Specimen>
      <Specimen label="Fees" note="three columns, of which the last hangs on the other edge">
        <Table
          caption="Figures"
          isCaptionHidden
          variant="fees"
          corner="For"
          columns={[{ title: "When" }, { title: "Where" }, { title: "How much" }]}
          rows={[
            { id: "one", title: "One", note: "as it comes", cells: ["always", "everywhere", "1"] },
            { id: "many", title: "Many", cells: ["now and then", "here and there", "1,234.50"] },
          ]}
        />
      </Specimen>
      <Specimen label="Long, in German">
        <div lang="de">
          <Table
            caption={LONG_GERMAN.title}
            corner="Wofür"
            columns={[{ title: LONG_GERMAN.title }, { title: LONG_GERMAN.button }]}
            rows={[{ id: "lang", title: LONG_GERMAN.button, cells: [LONG_GERMAN.sentence, LONG_GERMAN.title] }]}
          />
        </div>
      </Specimen>
      <Specimen label="Empty" note="no rows: a section that has none leaves the table out">
        <Table caption="Nothing to see" corner="Where" columns={COLUMNS} rows={[]} />
      </Specimen>
    </Chapter>
  );
}

import { DashList } from "../../ui/DashList";
import { Quantity } from "../../ui/Quantity";
import { SectionHead } from "../../ui/SectionHead";
import { Stars } from "../../ui/Stars";
import { Steps } from "../../ui/Steps";
import { Table } from "../../ui/Table";
import { Chapter, Specimen, Specimens } from "./Chapter";

const HEAD = { eyebrow: "Beside the sea", title: "The road begins here", lead: "One sentence says what follows." } as const;

export function SectionHeads() {
  return (
    <Chapter id="section-heads" source="SectionHead, Eyebrow">
      <Specimens>
        <Specimen label="Whole">
          <SectionHead id="head-whole" {...HEAD} />
        </Specimen>
        <Specimen label="Headline only">
          <SectionHead id="head-only" title={HEAD.title} />
        </Specimen>
        <Specimen label="On deep sea" ground="deep">
          <SectionHead id="head-deep" {...HEAD} />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

export function Lists() {
  return (
    <Chapter id="lists" source="DashList">
      <Specimen label="Three sentences">
        <DashList items={["The first sentence.", "The second, with **emphasis**.", "The third, with [a link](/design#lists)."]} />
      </Specimen>
    </Chapter>
  );
}

export function StepRows() {
  const steps = ["First", "Then", "After that", "At last"].map((title) => ({
    title,
    text: "One thing to do, in one or two **short** sentences.",
  }));
  return (
    <Chapter id="steps" source="Steps">
      <Specimen label="On paper">
        <Steps steps={steps} />
      </Specimen>
      <Specimen label="On deep sea" ground="deep">
        <Steps steps={steps} />
      </Specimen>
    </Chapter>
  );
}

/** The cells of a table with as many columns. */
const cells = (count: number): readonly string[] => ["always", "beside the sea", "1,234.50"].slice(0, count);

export function Tables() {
  const columns = [{ title: "When" }, { title: "Where", note: "with the lights on" }, { title: "How much" }];
  const rows = (count: number) => [
    { id: "road", title: "Road", cells: cells(count) },
    { id: "sea", title: "Sea", note: "to the left", cells: cells(count) },
  ];
  return (
    <Chapter id="tables" source="Table">
      <Specimen label="Plain" note="with a caption">
        <Table caption="What one sees" corner="For" columns={columns.slice(0, 2)} rows={rows(2)} />
      </Specimen>
      <Specimen label="Versus" note="the second column is set off">
        <Table caption="One against the other" isCaptionHidden variant="versus" columns={columns.slice(0, 2)} rows={rows(2)} />
      </Specimen>
      <Specimen label="Fees" note="three columns, the last aligned with the other edge">
        <Table caption="Figures" isCaptionHidden variant="fees" corner="For" columns={columns} rows={rows(3)} />
      </Specimen>
    </Chapter>
  );
}

export function Ratings() {
  return (
    <Chapter id="stars" source="Stars, Quantity">
      <Specimens>
        {[0, 0.5, 0.94, 1].map((share) => (
          <Specimen key={share} label="Stars" note={`share ${String(share)}`}>
            <Stars share={share} label={`${String(share * 5)} of 5 stars, as a sample`} />
          </Specimen>
        ))}
        <Specimen label="Quantity" note="the unit is smaller">
          <Quantity>75 km</Quantity>
        </Specimen>
        <Specimen label="Quantity without a figure">
          <Quantity>By the sea</Quantity>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

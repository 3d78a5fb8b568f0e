import type { DesignSystem } from "../../core/routes/design-page";
import { Table } from "../../ui/Table";
import { Chapter } from "./Chapter";
import * as styles from "./Colours.module.css";

interface SwatchProps {
  readonly colour: string;
  /** What the sheet says: a colour of the palette, or a colour of its own. */
  readonly written: string;
}

function Swatch({ colour, written }: SwatchProps) {
  return (
    <span className={styles.swatch}>
      <span style={{ background: colour }} />
      <code>{written}</code>
    </span>
  );
}

/** The purposes that colours have. */
export function Roles({ roles }: Pick<DesignSystem, "roles">) {
  return (
    <Chapter id="roles" source="src/styles/tokens.css, step 2">
      <Table
        caption="Roles in both schemes"
        isCaptionHidden
        corner="Role"
        columns={[
          { title: "Light", note: "golden hour" },
          { title: "Dark", note: "night drive" },
        ]}
        rows={roles.map(({ name, written, colours }) => ({
          id: name,
          title: name,
          cells: [
            <Swatch key="light" colour={colours.light} written={written.light} />,
            <Swatch key="dark" colour={colours.dark} written={written.dark} />,
          ],
        }))}
      />
    </Chapter>
  );
}

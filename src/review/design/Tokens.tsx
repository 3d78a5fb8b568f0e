import type { CSSProperties } from "react";
import { languageAttributes } from "../../core/language-options";
import { LANGUAGES } from "../../core/languages";
import { Icon } from "../../ui/Icon";
import { Table } from "../../ui/Table";
import { Chapter } from "./Chapter";
import * as styles from "./Tokens.module.css";
import type { DesignSystem } from "./system/design-system";

/** The colours, by name. */
export function Palette({ palette }: Pick<DesignSystem, "palette">) {
  return (
    <Chapter id="palette" source="src/styles/tokens.css, step 1; every chapter is a Band">
      <ul className={styles.palette}>
        {palette.map(({ name, value }) => (
          <li key={name}>
            <span className={styles.field} style={{ background: value }} />
            <b>{name}</b>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function Swatch({ colour }: { readonly colour: string }) {
  return (
    <span className={styles.swatch}>
      <span style={{ background: colour }} />
      <code>{colour}</code>
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
        rows={roles.map(({ name, light, dark }) => ({
          id: name,
          title: name,
          cells: [<Swatch key="light" colour={light} />, <Swatch key="dark" colour={dark} />],
        }))}
      />
    </Chapter>
  );
}

type StepStyle = CSSProperties & { readonly "--step": string };

/** Every text size, in every language. */
export function TypeScale({ steps, samples }: Pick<DesignSystem, "steps" | "samples">) {
  return (
    <Chapter id="type" source="Manrope: Latin, Latin-ext, Greek, Cyrillic">
      {steps.map(({ name, value }) => {
        const style: StepStyle = { "--step": `var(--${name})` };
        return (
          <section key={name} className={styles.step} style={style}>
            <div>
              <h3 id={`step-${name}`}>{name}</h3>
              <code>{value}</code>
            </div>
            <ul data-variant={/xl$|poster$/.test(name) ? "headline" : undefined} data-step={name}>
              {LANGUAGES.map((language) => (
                <li key={language} lang={language} {...languageAttributes(language)}>
                  {samples[language]}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Chapter>
  );
}

/** All icons. */
export function Icons({ icons }: Pick<DesignSystem, "icons">) {
  return (
    <Chapter id="icons" source="Icon; src/images/icons/sprite.svg">
      <ul className={styles.icons}>
        {icons.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

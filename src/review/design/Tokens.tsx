import type { CSSProperties } from "react";
import { languageAttributes } from "../../core/language-options";
import { LANGUAGES } from "../../core/languages";
import { Icon } from "../../ui/Icon";
import { Table } from "../../ui/Table";
import { Chapter } from "./Chapter";
import * as styles from "./Tokens.module.css";
import type { DesignSystem } from "./system/design-system";

function Swatch({ colour }: { readonly colour: string }) {
  return (
    <span className={styles.swatch}>
      <span style={{ background: colour }} />
      <code>{colour}</code>
    </span>
  );
}

type StepStyle = CSSProperties & { readonly "--step": string };

/** Colours, what they are for, every text size in every language, and all icons. */
export function Tokens({ design: { palette, roles, steps, samples, icons } }: { readonly design: DesignSystem }) {
  return (
    <>
      <Chapter
        id="palette"
        source="src/styles/tokens.css, step 1; every chapter is a Band"
        title="Palette"
        lead="The colours. Parts name roles, and a colour only where it is the same in both schemes."
      >
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
      <Chapter
        id="roles"
        source="src/styles/tokens.css, step 2"
        title="Roles"
        lead="What colours are for. Each scheme was drawn; neither is computed from the other."
      >
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
      <Chapter
        id="type"
        source="Manrope: Latin, Latin-ext, Greek, Cyrillic"
        title="Type scale"
        lead="Six steps that grow with the screen, and one for the poster, in every language."
      >
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
      <Chapter
        id="icons"
        source="Icon; src/images/icons/sprite.svg"
        title="Icons"
        lead="Every icon of the sprite, by the name that a part asks for."
      >
        <ul className={styles.icons}>
          {icons.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </Chapter>
    </>
  );
}

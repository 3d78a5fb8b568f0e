import type { DesignSystem } from "../site/design-page";
import { LANGUAGES } from "../site/languages";
import { Chapter } from "./Chapter";
import { Specimen, Specimens } from "./Specimen";
import { TokenList } from "./TokenList";
import * as styles from "./Type.module.css";
import { SENTENCES } from "./samples";

/** The heavy and the light voice, the text between, and what they are made of. */
export function Voices({ voice }: Pick<DesignSystem, "voice">) {
  return (
    <Chapter id="voices" source="src/styles/base.css">
      <Specimens>
        <Specimen label="Heavy" note="headlines; 0.88 of the size in el, tr, ru and de, where it is a poster">
          {LANGUAGES.map((language) => (
            <p key={language} lang={language} className={styles["heavy"]}>
              {SENTENCES[language]}
            </p>
          ))}
        </Specimen>
        <Specimen label="Light" note="figures; never below 1.25 rem">
          <p className={styles["light"]}>0123456789</p>
          <p className={styles["light"]}>€ % : ½ №</p>
        </Specimen>
        <Specimen label="Text" note="at most 66 characters to a line; words are divided where the language has them divided">
          <div className={styles["text"]}>
            {LANGUAGES.map((language) => (
              <p key={language} lang={language}>
                {SENTENCES[language]} {SENTENCES[language]} {SENTENCES[language]}
              </p>
            ))}
          </div>
        </Specimen>
      </Specimens>
      <TokenList title="Weights, leading, tracking" tokens={voice} />
    </Chapter>
  );
}

import { optionOf } from "../../../core/language-options";
import type { StaleTranslation } from "../report";
import type { SitePages } from "../site-pages";
import { BeforeAndAfter } from "./BeforeAndAfter";
import { PageLinks } from "./PageLinks";
import { Change, Part } from "./Part";

interface StaleTranslationsProps {
  readonly stale: readonly StaleTranslation[];
  readonly site: SitePages;
}

/** The stale translations of one English text. */
function textsOf(stale: readonly StaleTranslation[]): readonly (readonly [StaleTranslation, ...StaleTranslation[]])[] {
  const groups = new Map<string, readonly [StaleTranslation, ...StaleTranslation[]]>();
  for (const text of stale) {
    const name = `${text.namespace}.${text.key}`;
    const known = groups.get(name);
    groups.set(name, known === undefined ? [text] : [...known, text]);
  }
  return Array.from(groups.values());
}

/** Translations that still say what the English said earlier: the English before and now, and each translation. */
export function StaleTranslations({ stale, site }: StaleTranslationsProps) {
  return (
    <Part id="stale" title="Stale translations" count={stale.length} empty="Every translation was made from the English as it is.">
      {textsOf(stale).map((texts) => {
        const [{ namespace, key, english, oldEnglish }] = texts;
        return (
          <Change key={`${namespace}.${key}`} title={`${namespace} › ${key}`} kind="stale">
            {oldEnglish === undefined ? (
              <p className="english" lang="en">
                <span className="note">English now: </span>
                {english}
              </p>
            ) : (
              <BeforeAndAfter
                caption={`The English of ${key} of ${namespace}`}
                first="Language"
                rows={[{ head: "English", language: "en", before: oldEnglish, after: english }]}
              />
            )}
            <table className="texts">
              <caption className="visually-hidden">{`Translations of ${key} of ${namespace} that still say what the English said earlier`}</caption>
              <thead>
                <tr>
                  <th scope="col">Language</th>
                  <th scope="col">Still says</th>
                </tr>
              </thead>
              <tbody>
                {texts.map(({ language, translation, file, line }) => (
                  <tr key={language}>
                    <th scope="row">{optionOf(language).name}</th>
                    <td>
                      <span lang={language}>{translation}</span>
                      <small>
                        <code>{`${file}:${String(line)}`}</code>
                      </small>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="note">
              Change the translation in its file. If it is still right as it is, a developer records that:{" "}
              <code>{`npm run translations -- --accept ${texts.map(({ language }) => language)[0] ?? ""} ${namespace}.${key}`}</code>
            </p>
            <PageLinks
              pages={texts[0].pages.map(({ routeId }) => ({ routeId, languages: texts.map(({ language }) => language) }))}
              site={site}
            />
          </Change>
        );
      })}
    </Part>
  );
}

import { optionOf } from "../../../core/language-options";
import { type Coverage, percentTranslated } from "../../translations/coverage";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "../../translations/ledger";
import type { PreviewReport } from "../report";
import type { SitePages } from "../site-pages";
import { Document, TRANSLATIONS_PATH } from "./Document";
import { StaleTranslations } from "./StaleTranslations";
import { Summary } from "./Summary";

interface CoverageRowProps {
  readonly head: string;
  readonly coverage: Coverage;
}

function CoverageRow({ head, coverage }: CoverageRowProps) {
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>{percentTranslated(coverage)} %</td>
      <td data-alarm={coverage.stale > 0 ? "" : undefined}>{coverage.stale}</td>
      <td>{coverage.unreviewed}</td>
      <td>{coverage.unrecorded}</td>
    </tr>
  );
}

interface LanguageCoverageProps {
  readonly language: TranslationLanguage;
  readonly translations: PreviewReport["translations"];
}

function LanguageCoverage({ language, translations: { namespaces, total } }: LanguageCoverageProps) {
  const { name } = optionOf(language);
  return (
    <table className="coverage">
      <caption lang={language}>{name}</caption>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">Done</th>
          <th scope="col">Stale</th>
          <th scope="col">Unread</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {namespaces.map(({ namespace, languages }) => (
          <CoverageRow key={namespace} head={namespace} coverage={languages[language]} />
        ))}
      </tbody>
      <tfoot>
        <CoverageRow head="All" coverage={total[language]} />
      </tfoot>
    </table>
  );
}

interface TranslationsPageProps {
  readonly translations: PreviewReport["translations"];
  readonly site: SitePages;
}

/** How far the translations are, and which of them fell behind. */
export function TranslationsPage({ translations, site }: TranslationsPageProps) {
  const sum = (count: (coverage: Coverage) => number): number =>
    TRANSLATION_LANGUAGES.reduce((total, language) => total + count(translations.total[language]), 0);
  return (
    <Document
      title="Translations"
      path={TRANSLATIONS_PATH}
      lead="Every text is translated from the English. The ledger knows from which English, and who has reviewed the translation."
    >
      <Summary
        label="In this report"
        items={[
          { anchor: "stale", count: translations.stale.length, nouns: ["stale", "stale"] },
          {
            anchor: "coverage",
            count: sum(({ unreviewed }) => unreviewed),
            nouns: ["not reviewed by a native reader", "not reviewed by a native reader"],
          },
          { anchor: "words", count: sum(({ unrecorded }) => unrecorded), nouns: ["new, not yet recorded", "new, not yet recorded"] },
        ]}
      />
      <StaleTranslations stale={translations.stale} site={site} />
      <section id="coverage" aria-labelledby="coverage-title" className="part">
        <h2 id="coverage-title">Coverage</h2>
        <div className="languages">
          {TRANSLATION_LANGUAGES.map((language) => (
            <LanguageCoverage key={language} language={language} translations={translations} />
          ))}
        </div>
      </section>
      <section id="words" aria-labelledby="words-title" className="part">
        <h2 id="words-title">What the words mean</h2>
        <dl>
          <dt>Stale</dt>
          <dd>The English was changed and the translation was not.</dd>
          <dt>Translated</dt>
          <dd>There is a text, and it is not a copy of the English. A native reader can confirm that a copy is right.</dd>
          <dt>Unread</dt>
          <dd>No native reader has reviewed the translation as it is now.</dd>
          <dt>New</dt>
          <dd>
            Added, or changed in both languages, since the ledger was last written. Nothing has to be done while editing; a developer
            records them with <code>npm run translations -- --update</code>.
          </dd>
        </dl>
      </section>
    </Document>
  );
}

import { optionOf } from "../../../core/language-options";
import { type Coverage, percentTranslated } from "../../translations/coverage";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "../../translations/ledger";
import type { PreviewReport } from "../report";
import type { SitePages } from "../site-pages";
import { ChangeList, STALE } from "./ChangeList";
import { Document, TRANSLATIONS_PATH } from "./Document";

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
  readonly report: PreviewReport;
}

function LanguageCoverage({ language, report: { namespaces, total } }: LanguageCoverageProps) {
  return (
    <table className="coverage">
      <caption lang={language}>{optionOf(language).name}</caption>
      <thead>
        <tr>
          {["File", "Done", "Stale", "Unread", "New"].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
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
  readonly report: PreviewReport;
  readonly site: SitePages;
}

/** The coverage of the translations, and which of them are stale. */
export function TranslationsPage({ report, site }: TranslationsPageProps) {
  const unreviewed = TRANSLATION_LANGUAGES.reduce((sum, language) => sum + report.total[language].unreviewed, 0);
  return (
    <Document
      title="Translations"
      path={TRANSLATIONS_PATH}
      lead="Every text is translated from the English. The ledger records from which English, and who has reviewed the translation."
      summary={[
        { anchor: "stale", count: report.stale.length, nouns: ["text with stale translations", "texts with stale translations"] },
        { anchor: "coverage", count: unreviewed, nouns: ["not reviewed by a native reader", "not reviewed by a native reader"] },
      ]}
    >
      <ChangeList {...STALE} changes={report.stale} site={site} />
      <section id="coverage" aria-labelledby="coverage-title" className="part">
        <h2 id="coverage-title">Coverage</h2>
        <div className="languages">
          {TRANSLATION_LANGUAGES.map((language) => (
            <LanguageCoverage key={language} language={language} report={report} />
          ))}
        </div>
        <dl>
          <dt>Done</dt>
          <dd>There is a text, and it is not a copy of the English. A native reader can confirm that a copy is right.</dd>
          <dt>Stale</dt>
          <dd>The English was changed and the translation was not.</dd>
          <dt>Unread</dt>
          <dd>No native reader has reviewed the translation as it is now.</dd>
          <dt>New</dt>
          <dd>
            Added, or changed in both languages, since the ledger was last written. Editors have nothing to do; a developer records them
            with <code>npm run translations -- --update</code>.
          </dd>
        </dl>
      </section>
    </Document>
  );
}

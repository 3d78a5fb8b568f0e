import { optionOf } from "../../core/languages";
import { ChangedThing } from "./ChangedThing";
import { Document, PREVIEW_PATH, TableHead } from "./Document";
import type { PreviewReport } from "./report";

const NO_BASE =
  "What changed cannot be shown. Build in a clone that has the whole production branch (“git fetch origin main”), or name a commit in PREVIEW_BASE.";

/** How much is translated into each language. */
function Coverage({ coverage }: Pick<PreviewReport, "coverage">) {
  return (
    <section id="coverage" className="part">
      <h2>Translations</h2>
      <table className="coverage">
        <caption>
          Stale: the English changed since. Copied: the same as the English. Unread: no native reader has reviewed the translation as it is.
        </caption>
        <TableHead titles={["Language", "Texts", "Copied", "Stale", "Unread"]} />
        <tbody>
          {coverage.map(({ language, texts, copied, stale, unread }) => (
            <tr key={language}>
              <th scope="row">{optionOf(language).name}</th>
              {[texts, copied, stale, unread].map((count, column) => (
                <td key={column}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What a branch changes, for its reviewers, and the state of the translations. */
export function PreviewPage({ report: { base, sections, otherFiles, coverage } }: { readonly report: PreviewReport }) {
  const changed = sections.filter(({ changes }) => changes.length > 0);
  return (
    <Document title="What changed" path={PREVIEW_PATH} lead={base === undefined ? NO_BASE : `Compared with ${base}`}>
      <nav aria-label="In this report">
        <ul className="summary">
          {changed.map(({ id, title, changes }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <strong>{changes.length}</strong> {title}
              </a>
            </li>
          ))}
          <li>
            <a href="#coverage">
              <strong>{coverage.length}</strong> languages
            </a>
          </li>
        </ul>
      </nav>
      {changed.map(({ id, title, changes }) => (
        <section key={id} id={id} className="part">
          <h2>{title}</h2>
          {changes.map((change) => (
            <ChangedThing key={change.title} change={change} />
          ))}
        </section>
      ))}
      {otherFiles.length === 0 ? null : (
        <section id="files" className="part">
          <h2>Code and other files, which may change any page</h2>
          <ul className="files">
            {otherFiles.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Coverage coverage={coverage} />
    </Document>
  );
}

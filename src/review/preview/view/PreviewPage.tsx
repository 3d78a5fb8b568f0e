import { KINDS, itemsByKind } from "../../go-live/format-go-live";
import type { PreviewReport } from "../report";
import type { SitePages } from "../site-pages";
import { ChangeList, STALE } from "./ChangeList";
import { Document, PREVIEW_PATH } from "./Document";

const SECTIONS = [
  { id: "facts", title: "Facts", empty: "No fact changed.", nouns: ["fact", "facts"] },
  { id: "texts", title: "Texts", empty: "No text changed.", nouns: ["text", "texts"] },
  { id: "pages", title: "Pages", empty: "No page was added, removed or moved.", nouns: ["page", "pages"] },
  { id: "pictures", title: "Pictures", empty: "No picture changed.", nouns: ["picture", "pictures"] },
  { id: "data", title: "Other data", empty: "No other data changed.", nouns: ["other data file", "other data files"] },
] as const;

/** What is to be settled before the site goes live, by kind. */
function GoLive({ items }: { readonly items: PreviewReport["goLive"] }) {
  return (
    <section id="go-live" aria-labelledby="go-live-title" className="part">
      <h2 id="go-live-title">Before the site goes live</h2>
      {items.length === 0 ? <p className="note">Nothing is left to settle.</p> : null}
      {itemsByKind(items).map(({ kind, found }) => (
        <table key={kind} className="texts open">
          <caption>{KINDS[kind].title}</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Where</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ what, file, line }) => (
              <tr key={`${file}:${String(line)} ${what}`}>
                <th scope="row">{what}</th>
                <td>
                  <code>{`${file}:${String(line)}`}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

interface PreviewPageProps {
  readonly report: PreviewReport;
  readonly site: SitePages;
}

/** What a branch changes, for its reviewers. */
export function PreviewPage({ report: { base, changes, otherFiles, stale, goLive }, site }: PreviewPageProps) {
  const isMissing = "reason" in base;
  const sections = isMissing ? [] : SECTIONS;
  return (
    <Document
      title="What changed"
      path={PREVIEW_PATH}
      lead={
        isMissing
          ? `What changed cannot be shown. ${base.reason} ${base.remedy}`
          : `Compared with ${base.ref} at ${base.commit.slice(0, 7)} of ${base.date}: ${base.subject}`
      }
      summary={[
        ...sections.map(({ id, nouns }) => ({ anchor: id, count: changes[id].length, nouns })),
        { anchor: "stale", count: stale.length, nouns: ["text with stale translations", "texts with stale translations"] },
        { anchor: "go-live", count: goLive.length, nouns: ["thing to settle before going live", "things to settle before going live"] },
      ]}
    >
      {sections.map(({ id, title, empty }) => (
        <ChangeList key={id} id={id} title={title} empty={empty} changes={changes[id]} site={site} />
      ))}
      {otherFiles.length === 0 ? null : (
        <section id="files" aria-labelledby="files-title" className="part">
          <h2 id="files-title">Code and other files, which may change any page</h2>
          <ul className="files">
            {otherFiles.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ChangeList {...STALE} changes={stale} site={site} />
      <GoLive items={goLive} />
    </Document>
  );
}

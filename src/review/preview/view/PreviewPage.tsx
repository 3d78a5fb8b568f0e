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

interface PreviewPageProps {
  readonly report: PreviewReport;
  readonly site: SitePages;
}

/** What a branch changes, for its reviewers. */
export function PreviewPage({ report: { base, changes, otherFiles, stale }, site }: PreviewPageProps) {
  const isMissing = "reason" in base;
  const sections = isMissing ? [] : SECTIONS;
  return (
    <Document
      title="What changed"
      path={PREVIEW_PATH}
      lead={
        isMissing
          ? `What changed cannot be shown. ${base.reason}`
          : `Compared with ${base.ref} at ${base.commit.slice(0, 7)} of ${base.date}: ${base.subject}`
      }
      summary={[
        ...sections.map(({ id, nouns }) => ({ anchor: id, count: changes[id].length, nouns })),
        { anchor: "stale", count: stale.length, nouns: ["text with stale translations", "texts with stale translations"] },
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
    </Document>
  );
}

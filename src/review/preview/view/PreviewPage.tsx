import type { Base } from "../../git/base";
import type { Changes, PreviewReport } from "../report";
import type { SitePages } from "../site-pages";
import type { Thumbnails } from "../thumbnails";
import { Data, Facts, OtherFiles, Pages, Pictures, Texts } from "./Changes";
import { Document, PREVIEW_PATH } from "./Document";
import { GoLive } from "./GoLive";
import { StaleTranslations } from "./StaleTranslations";
import { Summary, type SummaryItem } from "./Summary";

interface PreviewPageProps {
  readonly report: PreviewReport;
  readonly thumbnails: Thumbnails;
  readonly site: SitePages;
}

function BaseLine({ base }: { readonly base: Base }) {
  return base.status === "known" ? (
    <>
      Compared with <strong>{base.ref}</strong> at <code>{base.commit.slice(0, 7)}</code> of {base.date}: {base.subject}
    </>
  ) : (
    <>What changed cannot be shown: there is nothing to compare with.</>
  );
}

function changeItems({ facts, texts, pages, pictures, data }: Changes): readonly SummaryItem[] {
  return [
    { anchor: "facts", count: facts.length, nouns: ["fact", "facts"] },
    { anchor: "texts", count: texts.length, nouns: ["text", "texts"] },
    { anchor: "pages", count: pages.length, nouns: ["page", "pages"] },
    { anchor: "pictures", count: pictures.length, nouns: ["picture", "pictures"] },
    { anchor: "data", count: data.length, nouns: ["place in other data", "places in other data"] },
  ];
}

/** What a branch changes, for its reviewers. */
export function PreviewPage({ report: { base, changes, translations, goLive }, thumbnails, site }: PreviewPageProps) {
  const { stale } = translations;
  const items: readonly SummaryItem[] = [
    ...(changes === undefined ? [] : changeItems(changes)),
    { anchor: "stale", count: stale.length, nouns: ["stale translation", "stale translations"] },
    {
      anchor: "go-live",
      count: goLive.length,
      nouns: ["thing to settle before going live", "things to settle before going live"],
    },
  ];
  return (
    <Document title="What changed" path={PREVIEW_PATH} lead={<BaseLine base={base} />}>
      <Summary label="In this report" items={items} />
      {base.status === "missing" ? (
        <section className="part" aria-labelledby="base-title">
          <h2 id="base-title">Nothing to compare with</h2>
          <p>{base.reason}</p>
          <p>{base.remedy}</p>
        </section>
      ) : null}
      {changes === undefined ? null : (
        <>
          <Facts changes={changes.facts} site={site} />
          <Texts changes={changes.texts} site={site} />
          <Pages changes={changes.pages} site={site} />
          <Pictures changes={changes.pictures} thumbnails={thumbnails} site={site} />
          <Data changes={changes.data} site={site} />
          <OtherFiles files={changes.otherFiles} />
        </>
      )}
      <StaleTranslations stale={stale} site={site} />
      <GoLive items={goLive} />
    </Document>
  );
}

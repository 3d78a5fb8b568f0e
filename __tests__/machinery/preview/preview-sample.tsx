import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { readSiteFiles } from "../../../src/content/site-files";
import type { FactUses } from "../../../src/content/fact-uses";
import type { GoLiveItem } from "../../../src/review/go-live/go-live-items";
import { type PreviewReport, previewReport } from "../../../src/review/preview/report";
import { sitePages } from "../../../src/review/preview/site-pages";
import type { Snapshot } from "../../../src/review/preview/snapshot";
import { PreviewPage } from "../../../src/review/preview/view/PreviewPage";
import { TranslationsPage } from "../../../src/review/preview/view/TranslationsPage";
import { routeTable } from "../../../src/core/routes/route-table";
import { readSiteData } from "../../../src/content/site-data";
import { type Ledgers, readLedgers } from "../../../src/review/translations/ledger-files";
import { textDigest } from "../../../src/review/translations/text-digest";
import { SITE_ROOT } from "../../site-root";

/** JSON that a test changes. */
export type Editable = { [key: string]: Editable } & { [index: number]: Editable } & unknown[];

const DATA = readSiteData(SITE_ROOT);
const ROUTES = routeTable(DATA);

/** The site's own texts; pictures by made-up content. */
export const SITE_SNAPSHOT: Snapshot = (() => {
  const files = readSiteFiles(SITE_ROOT);
  const pictures = Array.from(files.paths).filter((path) => path.startsWith("src/images/"));
  return {
    texts: new Map(Array.from(files.texts).filter(([path]) => path.endsWith(".json"))),
    pictures: new Map(pictures.map((path) => [path, createHash("sha1").update(path).digest("hex")])),
  };
})();

/** A snapshot with JSON files changed as data. */
export function changed(snapshot: Snapshot, changes: Readonly<Record<string, (content: Editable) => void>>): Snapshot {
  const texts = new Map(snapshot.texts);
  for (const [path, change] of Object.entries(changes)) {
    const content = JSON.parse(texts.get(path) ?? "{}") as Editable;
    change(content);
    texts.set(path, JSON.stringify(content, null, 2));
  }
  return { ...snapshot, texts };
}

/** The report of the way from one snapshot to another. The pages are those of the site as it is. */
export function reportOf(
  before: Snapshot,
  after: Snapshot,
  { factUses = {}, ledgers = readLedgers(SITE_ROOT) }: { readonly factUses?: FactUses; readonly ledgers?: Ledgers } = {},
  goLive: readonly GoLiveItem[] = [],
): PreviewReport {
  return previewReport({
    base: { status: "known", ref: "origin/main", commit: "0123456789abcdef", date: "2026-11-20", subject: "Add <b>facts</b> & more" },
    current: after,
    comparison: { before, after, oldPictures: new Map(), otherFiles: ["src/ui/Band.tsx"] },
    data: DATA,
    routes: ROUTES,
    factUses,
    ledgers,
    goLive,
  });
}

const site = sitePages(ROUTES, SITE_SNAPSHOT.texts);
const html = (page: React.ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`;

/** The page of a report as it is written. */
export function previewHtml(report: PreviewReport): string {
  return html(<PreviewPage report={report} thumbnails={new Map()} site={site} />);
}

/** The page of the translations as it is written. */
export function translationsHtml({ translations }: PreviewReport): string {
  return html(<TranslationsPage translations={translations} site={site} />);
}

/** What somebody may type who means harm, or only HTML. */
export const HOSTILE = '</script><script>alert(1)</script><img src=x onerror="alert(2)"> & "quoted" {carPriceFrom}';

/** A report with something of every kind in it, hostile texts among them. */
export function fullReport(): PreviewReport {
  const before = changed(SITE_SNAPSHOT, {
    "data/facts.json": ({ facts }) => {
      facts?.pop();
      Object.assign(facts?.[0] ?? {}, { value: 23, status: "confirmed", source: HOSTILE });
      facts?.push({ id: "formerFact", unit: "text", value: HOSTILE });
    },
    "data/fleet.json": ({ vehicles }) => {
      Object.assign(vehicles?.[0] ?? {}, { name: HOSTILE, seats: 4 });
    },
    "data/pages.json": ({ pages }) => {
      Object.assign(pages?.["directions"]?.["slugs"] ?? {}, { el: "proin" });
    },
    "data/articles.json": ({ articles }) => {
      articles?.pop();
    },
    "locales/en/home.json": (home) => {
      Object.assign(home["meta"] ?? {}, { title: HOSTILE });
    },
    "locales/el/common.json": ({ nav }) => {
      Object.assign(nav ?? {}, { directions: HOSTILE });
    },
  });
  const pictures = new Map(SITE_SNAPSHOT.pictures);
  pictures.delete("src/images/scenes/coast.png");
  pictures.set("src/images/scenes/hills.png", "f".repeat(40));
  pictures.set("src/images/scenes/former.png", "e".repeat(40));
  return reportOf({ texts: before.texts, pictures }, SITE_SNAPSHOT, { ledgers: madeFromOtherEnglish() }, [
    { kind: "placeholder", what: HOSTILE, file: "data/business.json", line: 6 },
    { kind: "sample", what: "a review", file: "data/reviews.json", line: 4 },
  ]);
}

/** Ledgers in which the Greek title of the home page was translated from a hostile English text. */
function madeFromOtherEnglish(): Ledgers {
  const ledgers = readLedgers(SITE_ROOT);
  const home = ledgers.el["home"] ?? {};
  const title = home["meta.title"];
  return title === undefined
    ? ledgers
    : { ...ledgers, el: { ...ledgers.el, home: { ...home, "meta.title": { ...title, source: textDigest(HOSTILE) } } } };
}

import { renderToStaticMarkup } from "react-dom/server";
import { readSiteData } from "../../../src/content/site-data";
import { routeTable } from "../../../src/core/routes/route-table";
import { pageFinder } from "../../../src/review/preview/affected-pages";
import type { Texts } from "../../../src/review/preview/content-changes";
import { type PreviewReport, type ReportInput, previewReport } from "../../../src/review/preview/report";
import { sitePages } from "../../../src/review/preview/site-pages";
import { PreviewPage } from "../../../src/review/preview/view/PreviewPage";
import { TranslationsPage } from "../../../src/review/preview/view/TranslationsPage";
import { readLedgers } from "../../../src/review/translations/ledger-files";
import { SITE, withAllData } from "../../site-files";
import { SITE_ROOT } from "../../site-root";

const ROUTES = routeTable(readSiteData(SITE_ROOT));

/** The texts of the fixture site. */
export const SITE_TEXTS: Texts = new Map([...SITE.texts].filter(([path]) => path.endsWith(".json")));

/** The texts of the fixture site with JSON files changed as data. */
export const changed = (changes: Parameters<typeof withAllData>[0]): Texts => withAllData(changes, { ...SITE, texts: SITE_TEXTS }).texts;

/** The report of what changed between two states of the texts. The pages are those of the fixture site. */
export function reportOf(before: Texts, texts: Texts = SITE_TEXTS, options: Partial<ReportInput> = {}): PreviewReport {
  const factUses = { "/el": ["carYoungSurcharge"], "/airport-parking": ["officeWalk"] };
  return previewReport({
    comparison: {
      base: { ref: "origin/main", commit: "0123456789abcdef", date: "2026-11-20", subject: "Add <b>facts</b> & more" },
      before,
      pictures: [],
      otherFiles: ["src/ui/Band.tsx"],
    },
    texts,
    pictures: [],
    routes: ROUTES,
    finder: pageFinder(ROUTES, factUses, (path) => (path === "/" ? '{"fleetJson":{}}' : "")),
    ledgers: readLedgers(SITE_ROOT),
    ...options,
  });
}

const site = sitePages(ROUTES, SITE_TEXTS);
const html = (page: React.ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`;

/** The HTML of `/preview/`. */
export function previewHtml(report: PreviewReport): string {
  return html(<PreviewPage report={report} site={site} />);
}

/** The HTML of `/translations/`. */
export function translationsHtml(report: PreviewReport): string {
  return html(<TranslationsPage report={report} site={site} />);
}

/** A report with a change of every kind. */
export function fullReport(): PreviewReport {
  const before = changed({
    "data/facts.json": ({ facts }) => {
      facts?.pop();
      Object.assign(facts?.[0] ?? {}, { value: 23, status: "confirmed", source: "A letter" });
      facts?.push({ id: "formerFact", unit: "text", value: "Gone" });
    },
    "data/fleet.json": ({ vehicles }) => {
      Object.assign(vehicles?.[0] ?? {}, { name: "Old name", seats: 4 });
    },
    "data/pages.json": ({ pages }) => {
      Object.assign(pages?.["directions"]?.["slugs"] ?? {}, { el: "proin" });
    },
    "locales/en/home.json": (home) => {
      Object.assign(home["meta"] ?? {}, { title: "Old title" });
    },
    "locales/el/common.json": ({ nav }) => {
      Object.assign(nav ?? {}, { directions: "Κατευθύνσεις" });
    },
  });
  return reportOf(before);
}

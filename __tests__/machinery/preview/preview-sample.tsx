import { renderToStaticMarkup } from "react-dom/server";
import { readSiteData } from "../../../src/content/site-data";
import { routeTable } from "../../../src/core/routes/route-table";
import { PreviewPage } from "../../../src/review/preview/PreviewPage";
import type { Texts } from "../../../src/review/preview/comparison";
import { pageFinder, titledRoutes } from "../../../src/review/preview/pages";
import { type PreviewReport, previewReport } from "../../../src/review/preview/report";
import { SITE, withAllData } from "../../site-files";
import { SITE_ROOT } from "../../site-root";

/** The texts of the fixture site. */
export const SITE_TEXTS: Texts = new Map([...SITE.texts].filter(([path]) => path.endsWith(".json")));

const ROUTES = titledRoutes(routeTable(readSiteData(SITE_ROOT)), SITE_TEXTS);

/** The texts of the fixture site with JSON files changed as data. */
export const changed = (changes: Parameters<typeof withAllData>[0]): Texts => withAllData(changes, { ...SITE, texts: SITE_TEXTS }).texts;

/** The report of what changed between two states of the texts. The pages are those of the fixture site. */
export function reportOf(before: Texts, texts: Texts = SITE_TEXTS): PreviewReport {
  const factUses = { "/el": ["carYoungSurcharge"], "/airport-parking": ["officeWalk"] };
  return previewReport({
    root: SITE_ROOT,
    comparison: { base: "0123456 of 2026-11-20: Add <b>facts</b> & more", before, pictures: [], otherFiles: ["src/ui/Band.tsx"] },
    texts,
    pictures: [],
    routes: ROUTES,
    finder: pageFinder(ROUTES, factUses, (path) => (path === "/" ? '{"fleetJson":{}}' : "")),
  });
}

/** The HTML of `/preview/`. */
export function previewHtml(report: PreviewReport): string {
  return `<!doctype html>${renderToStaticMarkup(<PreviewPage report={report} />)}`;
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

import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { readSiteData } from "../../../src/content/site-data";
import { type SiteFiles, readSiteFiles } from "../../../src/content/site-files";
import { routeTable } from "../../../src/core/routes/route-table";
import { PreviewPage } from "../../../src/review/preview/PreviewPage";
import { pageFinder, titledRoutes } from "../../../src/review/preview/pages";
import { previewReport } from "../../../src/review/preview/report";
import { ROOT } from "../../project-root";
import { type Editable, withChange, withChanges } from "../site";

const textsOf = ({ texts }: SiteFiles) => new Map([...texts].filter(([path]) => path.endsWith(".json")));

/** The project with a fact and a text of the tests' own. */
const NOW = withChanges(
  {
    "data/facts.json": ({ facts }) => facts?.push({ id: "harbourPrice", unit: "EUR", value: 17 }),
    "locales/el/airport-parking.json": ({ hero }) => Object.assign(hero ?? {}, { title: "Νέα λόγια" }),
  },
  readSiteFiles(ROOT),
);

const routes = titledRoutes(routeTable(readSiteData(ROOT)), textsOf(NOW));

/** The preview of a site that was different before. */
function previewAfter(before: SiteFiles) {
  const comparison = { base: "0123456", before: textsOf(before), pictures: [], otherFiles: [] };
  const finder = pageFinder(routes, { "/el": ["harbourPrice"] }, (path) => (path === "/" ? '{"fleetJson":{}}' : ""));
  const report = previewReport({ root: ROOT, comparison, texts: textsOf(NOW), pictures: [], routes, finder });
  const page = load(renderToStaticMarkup(<PreviewPage report={report} />));
  return (section: string) => ({
    text: page(`#${section} article`).text(),
    links: Array.from(page(`#${section} .pages li`), (item) => page(item).find("a").first().attr("href")),
  });
}

test("shows facts, texts, addresses and data before and after, with the pages that they reach", () => {
  const before = withChanges(
    {
      "data/facts.json": ({ facts }) => Object.assign(facts?.at(-1) as object, { value: 12.5 }),
      "locales/el/airport-parking.json": ({ hero }) => Object.assign(hero ?? {}, { title: "Παλιά λόγια" }),
      "data/pages.json": ({ pages }) => Object.assign(pages?.["directions"]?.["slugs"] ?? {}, { el: "proin" }),
    },
    NOW,
  );
  const toggled = ({ vehicles }: Editable) => {
    const car = vehicles?.[0] as unknown as { airConditioning: boolean };
    car.airConditioning = !car.airConditioning;
  };
  const shown = previewAfter(withChange("data/fleet.json", toggled, before));
  const parking = routes.find(({ id }) => id === "airport-parking");
  expect(shown("facts").text).toMatch(/harbourPrice \(EUR\).*12\.5.*17/s);
  expect(shown("facts").links).toEqual(["/el"]);
  expect(shown("texts").text).toMatch(/airport-parking › hero.*Παλιά λόγια.*Νέα λόγια/s);
  expect(shown("texts").links).toEqual([parking?.paths.el]);
  expect(shown("pages").text).toContain("/el/proin now answers 404");
  expect(shown("data").text).toMatch(/data\/fleet\.json.*airConditioning/s);
  expect(shown("data").links).toContain("/");
});

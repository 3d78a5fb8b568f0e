import { LANGUAGES } from "../../src/core/languages";
import { isListed } from "../../src/core/routes/routes";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { ROOT } from "../project-root";

const data = readSiteData(ROOT);
const routes = routeTable(data);

/** The addresses of pages that the specification names. Those of articles are not among them: an editor may remove an article. */
const SPECIFIED = [
  "/",
  "/explore-cyprus",
  `/directions-to-${data.business.slug}-larnaca`,
  "/airport-parking",
  "/van-rental-and-hire-cyprus",
  "/driving-cyprus-tips",
  "/driving-cyprus-tips-tourists",
  "/vehicle-booking-terms",
  "/el/oroi-kratisis-ochimatos",
  "/tr/arac-rezervasyon-sartlari",
  "/ru/usloviya-bronirovaniya-avtomobilya",
  "/de/fahrzeug-buchung-bedingungen",
];

test("every address that the specification gives a page is that of a page, or an old one that leads to a page", () => {
  const answered = new Set(routes.flatMap(({ paths, formerly }) => [...Object.values(paths), ...formerly]));
  expect(SPECIFIED.filter((address) => !answered.has(address))).toEqual([]);
});

test("every page but the home page and those that stand in for others has a translated slug", () => {
  const untranslated = routes
    .filter(({ id }) => id !== "home" && isListed(id))
    .filter(({ paths }) => new Set(LANGUAGES.map((language) => paths[language].split("/").at(-1))).size < LANGUAGES.length);
  expect(untranslated.map(({ id }) => id)).toEqual([]);
});

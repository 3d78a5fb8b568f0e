import { LANGUAGES } from "../../src/core/languages";
import { isListed } from "../../src/core/routes/routes";
import { HOME } from "../../src/core/page-ids";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { ROOT } from "../project-root";

const data = readSiteData(ROOT);
const routes = routeTable(data);

/** The addresses of pages in the specification, without articles, which an editor may remove. */
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

test("every address of the specification is a page or redirects to one", () => {
  const answered = new Set(routes.flatMap(({ paths, formerly }) => [...Object.values(paths), ...formerly]));
  expect(SPECIFIED.filter((address) => !answered.has(address))).toEqual([]);
});

test("every listed page but home has a translated slug", () => {
  const untranslated = routes
    .filter(({ id }) => id !== HOME && isListed(id))
    .filter(({ paths }) => new Set(LANGUAGES.map((language) => paths[language].split("/").at(-1))).size < LANGUAGES.length);
  expect(untranslated.map(({ id }) => id)).toEqual([]);
});

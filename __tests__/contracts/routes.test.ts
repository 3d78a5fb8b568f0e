import { LANGUAGES } from "../../src/site/languages";
import { isListed } from "../../src/site/routes";
import { routeTable } from "../../src/build/route-table";
import { readSiteData } from "../../src/build/site-data";
import { ROOT } from "../project-root";

const data = readSiteData(ROOT);
const routes = routeTable(data);

/** The addresses that the specification names. */
const SPECIFIED = [
  "/",
  "/explore-cyprus",
  `/directions-to-${data.business.slug}-larnaca`,
  "/airport-parking",
  "/van-rental-and-hire-cyprus",
  "/why-renting-car-best-explore-cyprus",
  "/top-5-scenic-drives-cyprus",
  "/northern-cyprus-adventures",
  "/traditional-villages-troodos",
  "/driving-cyprus-tips",
  "/driving-cyprus-tips-tourists",
  "/why-renting-car-best-explore-north-cyprus",
  "/paphos-archaeological-park",
  "/vehicle-booking-terms",
  "/el/oroi-kratisis-ochimatos",
  "/tr/arac-rezervasyon-sartlari",
  "/ru/usloviya-bronirovaniya-avtomobilya",
  "/de/fahrzeug-buchung-bedingungen",
];

test("every address of the specification is that of a page, or an old one that leads to a page", () => {
  const answered = new Set(routes.flatMap(({ paths, formerly }) => [...Object.values(paths), ...formerly]));
  expect(SPECIFIED.filter((address) => !answered.has(address))).toEqual([]);
});

test("every page but the home page and those that stand in for others has a translated slug", () => {
  const untranslated = routes
    .filter(({ id }) => id !== "home" && isListed(id))
    .filter(({ paths }) => new Set(LANGUAGES.map((language) => paths[language].split("/").at(-1))).size < LANGUAGES.length);
  expect(untranslated.map(({ id }) => id)).toEqual([]);
});

import { LANGUAGES } from "../../src/site/languages";
import { isListed } from "../../src/site/routes";
import { routeTable } from "../../src/build/route-table";
import { readSiteData } from "../../src/build/site-data";
import { ROOT } from "../project-root";

const data = readSiteData(ROOT);
const routes = routeTable(data);
const pathsIn = (language: (typeof LANGUAGES)[number]) => routes.map(({ paths }) => paths[language]);

test("the thirteen routes of the specification stand without a prefix in English", () => {
  const specified = [
    "/",
    "/explore-cyprus",
    `/directions-to-${data.business.slug}-larnaca`,
    "/airport-parking",
    "/van-rental-and-hire-cyprus",
    "/why-renting-car-best-explore-cyprus",
    "/top-5-scenic-drives-cyprus",
    "/northern-cyprus-adventures",
    "/traditional-villages-troodos",
    "/driving-cyprus-tips-tourists",
    "/why-renting-car-best-explore-north-cyprus",
    "/paphos-archaeological-park",
    "/vehicle-booking-terms",
  ];
  expect(pathsIn("en")).toEqual(expect.arrayContaining(specified));
});

test("the booking terms have the specified address in each language", () => {
  expect(routes.find(({ id }) => id === "booking-terms")?.paths).toEqual({
    en: "/vehicle-booking-terms",
    el: "/el/oroi-kratisis-ochimatos",
    tr: "/tr/arac-rezervasyon-sartlari",
    ru: "/ru/usloviya-bronirovaniya-avtomobilya",
    de: "/de/fahrzeug-buchung-bedingungen",
  });
});

test("the legal notice has an address of its own in each language", () => {
  expect(routes.find(({ id }) => id === "legal-notice")?.paths).toEqual({
    en: "/legal-notice",
    el: "/el/nomikes-plirofories",
    tr: "/tr/yasal-bilgiler",
    ru: "/ru/pravovaya-informatsiya",
    de: "/de/impressum-datenschutz",
  });
});

test("every page but the home page and those that stand in for others has a translated slug", () => {
  const untranslated = routes
    .filter(({ id }) => id !== "home" && isListed(id))
    .filter(({ paths }) => new Set(LANGUAGES.map((language) => paths[language].split("/").at(-1))).size < LANGUAGES.length);
  expect(untranslated.map(({ id }) => id)).toEqual([]);
});

test("the old address of the driving guide is known", () => {
  expect(routes.find(({ id }) => id === "driving-guide")?.formerly).toEqual(["/driving-cyprus-tips"]);
});

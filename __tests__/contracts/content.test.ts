import { checkSite } from "../../src/check/check-site";
import { formatProblems } from "../../src/check/report";
import { readSiteData } from "../../src/content/site-data";
import { WIDE_DRAWING } from "../../src/core/business/map";
import { REASONS } from "../../src/core/hire/can-rent";
import { COST_LINES } from "../../src/core/hire/cost";
import { answerTo, readChoices, writeChoices } from "../../src/core/hire/trip-choices";
import { isTold } from "../../src/core/facts/facts";
import { LANGUAGES } from "../../src/core/languages";
import { HOME } from "../../src/core/page-ids";
import { routeTable } from "../../src/core/routes/route-table";
import { isListed } from "../../src/core/routes/routes";
import { TRAVEL_CARD } from "../../src/publish/offline/travel-card-pages";
import { pointsOf, readDrawing } from "../map-drawing";
import { ROOT } from "../project-root";
import { SITE } from "../site-files";

const data = readSiteData(ROOT);
const routes = routeTable(data);

test("the check finds nothing wrong with the site, its rejected readings included", () => {
  expect(formatProblems(checkSite(SITE))).toMatch(/^0 problems/);
});

test("every reason of “Can I rent?” leads to a clause of the terms", () => {
  const clauses = data.terms.parts.flatMap((part) => part.clauses.map((clause) => `${part.id}-${clause.id}`));
  expect(clauses).toEqual(expect.arrayContaining(Object.values(REASONS).map(({ clause }) => clause)));
});

test("one person has one face, on every page", () => {
  const faces = [
    ...data.reviews.reviews.map(({ author, profilePhoto }) => ({ name: author, picture: profilePhoto })),
    ...data.testimonials.testimonials.map(({ name, image }) => ({ name, picture: image })),
  ];
  const pairs = new Set(faces.map(({ name, picture }) => `${name}: ${picture}`));
  expect([...pairs]).toHaveLength(new Set(faces.map(({ name }) => name)).size);
});

test("every line of a trip's cost leads to a clause of the terms or to the table of fees", () => {
  const clauses = data.terms.parts.flatMap((part) => part.clauses.map((clause) => `${part.id}-${clause.id}`));
  expect([...clauses, "fees"]).toEqual(expect.arrayContaining(Object.values(COST_LINES)));
});

test("every example is a trip that “Can I rent?” reads as it is written, and that has sums", () => {
  const facts = data.facts.facts.filter(isTold).map(({ id, value }) => ({ factId: id, value }));
  const faults = data.comparisons.examples.filter(({ trip }) => {
    const choices = readChoices(new URLSearchParams(trip));
    return writeChoices(choices) !== trip || answerTo(choices, facts, false).sums === undefined;
  });
  expect(faults).toEqual([]);
});

/** How far a label may be from its point, in units of the drawing. */
const NEAR = 4;

test("the label of every place belongs to a point of the drawing", () => {
  const points = pointsOf(readDrawing("cyprus-map.svg")).map((point) => point.split(" ").map(Number));
  const astray = data.map.places.filter(({ x, y }) =>
    points.every(
      ([across = 0, down = 0]) => Math.hypot((x / 100) * WIDE_DRAWING.width - across, (y / 100) * WIDE_DRAWING.height - down) >= NEAR,
    ),
  );
  expect(astray.map(({ id }) => id)).toEqual([]);
});

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

test("directions, terms and the driving guide are on the travel card", () => {
  expect(TRAVEL_CARD).toEqual(expect.arrayContaining(["directions", "booking-terms", "driving-guide"]));
});

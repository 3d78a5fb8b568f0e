import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { currentSite } from "../../src/content/site-data";
import { reviewedFacts } from "../../src/facts/overdue-facts";
import { isObject, valueAt } from "../../src/schemas/json";
import { REASONS } from "../../src/rental/can-rent";
import { LANGUAGES } from "../../src/i18n/languages";
import { HOME } from "../../src/i18n/page-ids";
import { routeTable } from "../../src/i18n/routes/route-table";
import { isListed } from "../../src/i18n/routes/routes";
import { ROOT } from "../project-root";

const data = currentSite().data;
const routes = routeTable(data);
const clauses = data.terms.parts.flatMap((part) => part.clauses.map((clause) => `${part.id}-${clause.id}`));

test("every reason of “Can I rent?” leads to a clause of the terms", () => {
  expect(clauses).toEqual(expect.arrayContaining(Object.values(REASONS).map(({ clause }) => clause)));
});

/** The days of review in a value, but for questions that wait for an answer. */
function reviewDays(value: unknown): readonly unknown[] {
  if (!isObject(value) && !Array.isArray(value)) {
    return [];
  }
  const day = valueAt(value, ["value"]) === null ? undefined : valueAt(value, ["reviewBy"]);
  return [...(day === undefined ? [] : [day]), ...Object.values(value).flatMap(reviewDays)];
}

test("whatever has a day of review, and is known, comes up for review", () => {
  const days = reviewedFacts(data).map(({ reviewBy }) => reviewBy);
  expect(days.sort()).toEqual([...reviewDays(data)].sort());
});

test("a person has the same portrait on every page", () => {
  const faces = [
    ...data.reviews.reviews.flatMap(({ author, profilePhoto: picture }) => (picture === undefined ? [] : [{ name: author.en, picture }])),
    ...data.testimonials.testimonials.map(({ name, image }) => ({ name: name.en, picture: image })),
  ];
  const pairs = new Set(faces.map(({ name, picture }) => `${name}: ${picture}`));
  expect([...pairs]).toHaveLength(new Set(faces.map(({ name }) => name)).size);
});

test("addresses with an earlier name of the business lead to the page, and no other address is left behind", () => {
  const answered = new Set(routes.flatMap(({ paths, redirectFrom }) => [...Object.values(paths), ...redirectFrom]));
  const renamed = routeTable({ ...data, business: { ...data.business, formerSlugs: ["older"] } });
  const led = renamed.flatMap(({ redirectFrom }) => redirectFrom).filter((address) => !answered.has(address));
  expect(led).toContain("/directions-to-older-larnaca");
  expect(led.filter((address) => !address.includes("older"))).toEqual([]);
});

test("every listed page but home has a translated slug", () => {
  const untranslated = routes
    .filter(({ id }) => id !== HOME && isListed(id))
    .filter(({ paths }) => new Set(LANGUAGES.map((language) => paths[language].split("/").at(-1))).size < LANGUAGES.length);
  expect(untranslated.map(({ id }) => id)).toEqual([]);
});

test("no code sets cookies, and only the language script uses the storages whose keys the legal notice names", () => {
  const stores = /\b(?:localStorage|sessionStorage|cookieStore|document\.cookie)\b/;
  const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" });
  // The forms are for editors.
  const code = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith("editing"));
  const storing = code.filter((file) => stores.test(readFileSync(join(ROOT, "src", file), "utf8")));
  expect(storing).toEqual([join("i18n", "language-script.ts")]);
});

test("the legal notice has a clause on what the service worker stores", () => {
  expect(data.legal.parts.flatMap((part) => part.clauses.map(({ id }) => id))).toContain("offline");
});

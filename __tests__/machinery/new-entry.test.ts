import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSite } from "../../src/check/check-site";
import { readSiteFiles } from "../../src/content/site-files";
import { type Ask, addEntry } from "../../src/editing/new-entry";
import { SITE_ROOT } from "../site-root";
import { temporaryFolder } from "../temporary-folder";

const folder = temporaryFolder();

const FOLDERS = ["data", "locales", "src/images", "src/templates", "static"];

/** Answers every question from a list; an answer that does not fit fails the test. */
const answering =
  (answers: Readonly<Record<string, string>>): Ask =>
  ({ name, otherwise }, wrong) => {
    const answer = answers[name] ?? otherwise;
    return wrong === undefined && answer !== undefined ? Promise.resolve(answer) : Promise.reject(new Error(wrong ?? `${name} is asked`));
  };

beforeEach(() => {
  FOLDERS.forEach((name) => {
    cpSync(join(SITE_ROOT, name), join(folder(), name), { recursive: true });
  });
});

const add = (kind: string, answers: Readonly<Record<string, string>>) => addEntry(folder(), kind, answering(answers));
const problems = () => checkSite(readSiteFiles(folder()));
const read = (file: string): string => readFileSync(join(folder(), file), "utf8");

const blanksIn = (file: string): number => read(file).match(/\bTODO\b/g)?.length ?? 0;

const ENTRIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  question: { list: "faq.renting", id: "extra-seat" },
  vehicle: { id: "new-car", name: "New Car", cutout: "nissan-march.svg", seats: "5", bags: "2" },
  van: { id: "new-van", cutout: "compact-van.svg" },
  review: { id: "new-review", author: "Ann", rating: "5", date: "2026-05", profilePhoto: "portrait-1.png", sample: "yes" },
  area: { id: "new-area" },
  route: { id: "new-route", icon: "car", duration: "officeWalk", roads: "A3, B4" },
  fee: { id: "new-fee", facts: "carPriceFrom" },
  reason: { list: "reasons.home", id: "new-reason", icon: "car" },
  clause: { list: "terms.parts.*.clauses", in: "car", id: "new-clause" },
  step: { list: "steps.vans" },
  picture: { id: "new-picture", file: "coast.png", focusSmall: "50% 50%", focusLarge: "50% 50%" },
  article: { id: "new-article", author: "brand", picture: "coast", "slugs.en": "new", "slugs.el": "neo", "sections.id": "start" },
  page: { id: "new-page", picture: "coast", "slugs.en": "new-page", "slugs.el": "nea-selida" },
};

test("writes an entry of every kind, and the check lists their blanks and nothing else", async () => {
  const written = new Set<string>();
  for (const [kind, answers] of Object.entries(ENTRIES)) {
    const files = await add(kind, answers);
    expect([kind, files.some((file) => blanksIn(file) > 0)]).toEqual([kind, true]);
    files.forEach((file) => written.add(file));
  }
  const found = problems();
  expect(found.filter((problem) => !problem.found.includes("TODO"))).toEqual([]);
  const places = new Set(found.map(({ file, path }) => `${file} ${path}`));
  expect(places.size).toBe([...written].reduce((sum, file) => sum + blanksIn(file), 0));
});

test("writes a new fact with the value that its unit wants", async () => {
  await add("fact", { id: "newPrice", scope: "car", value: "17.5", unit: "EUR", source: "Owner", reviewBy: "2099-01-01" });
  expect(problems()).toEqual([]);
  expect(read("data/facts.json")).toContain('"value": 17.5,\n      "unit": "EUR"');
});

test("changes nothing but the added lines", async () => {
  const before = read("data/faq.json");
  await add("question", { list: "faq.driving", id: "extra-seat" });
  const after = read("data/faq.json").split("\n");
  expect(before.split("\n").filter((line) => !after.includes(line))).toEqual([]);
});

test.each([
  ["an id that the list has", "fact", { id: "carPriceFrom" }, "is there already"],
  ["an unknown fact, with the nearest one", "fee", { id: "new-fee", facts: "carPriceFrm" }, "facts: carPriceFrom"],
  ["to choose a picture itself", "page", { id: "new-page" }, "picture is asked"],
  ["a value that the schema refuses", "vehicle", { id: "new-car", name: "X", cutout: "nissan-march.svg", seats: "50" }, "seats"],
])("refuses %s", async (_, kind, answers, message) => {
  await expect(add(kind, answers)).rejects.toThrow(message);
});

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

/** Adds an entry to a copy of the fixture. Returns the files that were written, and what the check says then. */
async function added(kind: string, answers: Readonly<Record<string, string>>) {
  FOLDERS.forEach((name) => {
    cpSync(join(SITE_ROOT, name), join(folder(), name), { recursive: true });
  });
  const files = await addEntry(folder(), kind, answering(answers));
  return { files, problems: checkSite(readSiteFiles(folder())) };
}

const BLANK = /\bTODO\b/g;

test.each([
  ["question", { list: "faq.renting", id: "extra-seat" }],
  ["vehicle", { id: "new-car", name: "New Car", cutout: "nissan-march.svg", seats: "5", bags: "2" }],
  ["van", { id: "new-van", cutout: "compact-van.svg" }],
  ["review", { id: "new-review", author: "Ann", rating: "5", date: "2026-05", profilePhoto: "portrait-1.png", sample: "yes" }],
  ["area", { id: "new-area" }],
  ["route", { id: "new-route", icon: "car", duration: "officeWalk", roads: "A3, B4" }],
  ["fee", { id: "new-fee", facts: "carPriceFrom" }],
  ["reason", { list: "reasons.home", id: "new-reason", icon: "car" }],
  ["clause", { list: "terms.parts.*.clauses", in: "car", id: "new-clause" }],
  ["step", { list: "steps.vans" }],
  ["picture", { id: "new-picture", file: "coast.png", focusSmall: "50% 50%", focusLarge: "50% 50%" }],
  ["article", { id: "new-article", author: "brand", picture: "coast", "slugs.en": "new", "slugs.el": "neo", "sections.id": "start" }],
  ["page", { id: "new-page", picture: "coast", "slugs.en": "new", "slugs.el": "neo" }],
])("writes a new %s, and the check lists its blanks and nothing else", async (kind, answers) => {
  const { files, problems } = await added(kind, answers);
  const blanks = files.flatMap((file) => readFileSync(join(folder(), file), "utf8").match(BLANK) ?? []);
  expect(blanks.length).toBeGreaterThan(0);
  expect(problems.filter(({ found }) => !found.includes("TODO"))).toEqual([]);
  expect(new Set(problems.map(({ file, path }) => `${file} ${path}`)).size).toBe(blanks.length);
});

test("writes a new fact with the value that its unit wants", async () => {
  const { problems } = await added("fact", {
    id: "newPrice",
    scope: "car",
    value: "17.5",
    unit: "EUR",
    source: "Owner",
    reviewBy: "2099-01-01",
  });
  expect(problems).toEqual([]);
  expect(readFileSync(join(folder(), "data/facts.json"), "utf8")).toContain('"value": 17.5,\n      "unit": "EUR"');
});

test("changes nothing but the added lines", async () => {
  const before = readFileSync(join(SITE_ROOT, "data/faq.json"), "utf8");
  await added("question", { list: "faq.driving", id: "extra-seat" });
  const after = readFileSync(join(folder(), "data/faq.json"), "utf8").split("\n");
  expect(before.split("\n").filter((line) => !after.includes(line))).toEqual([]);
});

test.each([
  ["an id that the list has", "fact", { id: "carPriceFrom" }, "is there already"],
  ["an unknown fact, with the nearest one", "fee", { id: "new-fee", facts: "carPriceFrm" }, "facts: carPriceFrom"],
  ["to choose a picture itself", "page", { id: "new-page" }, "picture is asked"],
  ["a value that the schema refuses", "vehicle", { id: "new-car", name: "X", cutout: "nissan-march.svg", seats: "50" }, "seats"],
])("refuses %s", async (_, kind, answers, message) => {
  await expect(added(kind, answers)).rejects.toThrow(message);
});

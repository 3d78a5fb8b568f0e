import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { byLanguage } from "../i18n/languages";
import { contentAtBase } from "./base";
import { factRegistry } from "../facts/fill";
import { previewHtml } from "./preview";
import { waitingTexts } from "./waiting-texts";
import { temporaryFolder } from "../../__tests__/temporary-folder";
import { route } from "../../__tests__/small-routes";

type Files = Readonly<Record<string, unknown>>;

const folder = temporaryFolder();
const texts = (files: Files) => new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]));

const FUEL = { id: "fuel", question: { en: "Which fuel?", de: "Welcher Kraftstoff?" } };
const OLD = {
  "data/business.json": { slug: "acme" },
  "data/pages.json": { pages: { vans: { slugs: byLanguage(() => "vans-of-{brand}") } } },
  "data/facts.json": { facts: [{ id: "deposit", value: 100 }] },
  "data/faq.json": { van: [FUEL] },
  "locales/en/vans.json": { lead: "Leave {deposit} & go" },
  "locales/de/vans.json": { lead: "{deposit} hinterlegen" },
};

/** What is reported of each place that differs: all texts before and after, marks and links. */
function report(now: Files, before: Files = OLD, redirectFrom: readonly string[] = []) {
  const routes = [{ ...route("vans", "vans-of-acme", redirectFrom), namespaces: ["vans"] }, route("home", "")];
  const pageData = new Map([
    ["home", '{"business":{},"faqJson":{}}'],
    ["vans", '{"business":{}}'],
  ]);
  const html = load(previewHtml(texts({ ...OLD, ...now }), { name: "abc", texts: texts(before) }, { routes, pageData }, []));
  return new Map(
    [...html("article")].map((article) => {
      const all = (selector: string) => [...html(article).find(selector)].map((found) => html(found).attr("href") ?? html(found).text());
      return [all("h3")[0], { before: all("del"), after: all("ins"), marks: all("mark"), links: all("a"), pages: all("p").at(-1) }];
    }),
  );
}

test("shows a fact before and after, with the pages whose texts name it", () => {
  expect([...report({ "data/facts.json": { facts: [{ id: "deposit", value: 150 }] } })]).toEqual([
    ["data › facts › facts › deposit › value", { before: ["100"], after: ["150"], marks: [], links: ["/vans-of-acme"], pages: "vans: en" }],
  ]);
});

test("shows a new entry by its id on the pages that query its file, and no change of the entries after it", () => {
  const seats = { id: "seats", question: { en: "How many <seats>?", de: "Wie viele Sitze?" } };
  const found = report({ "data/faq.json": { van: [seats, FUEL] } });
  expect([...found.keys()]).toEqual(["data › faq › van › seats › id", "data › faq › van › seats › question"]);
  expect([...found.values()][1]).toEqual({
    before: [],
    after: Object.values(seats.question),
    marks: [],
    links: ["/", "/de/"],
    pages: "home: en de",
  });
});

test("shows that entries changed places, and that every page has the telephone", () => {
  const seats = { id: "seats", question: { en: "Seats?" } };
  const before = { ...OLD, "data/faq.json": { van: [FUEL, seats] } };
  expect([...report({ "data/faq.json": { van: [seats, FUEL] } }, before)]).toMatchObject([
    ["data › faq › van › order of the entries", { before: ["fuel\nseats"], after: ["seats\nfuel"], links: ["/"] }],
  ]);
  expect([...report({ "data/business.json": { slug: "acme", phones: { uk: "+44" } } })]).toMatchObject([
    ["data › business › phones › uk", { after: ["+44"], links: [], pages: "Every page shows this." }],
  ]);
});

test("marks an English text that changed while its translation did not", () => {
  const english = { "locales/en/vans.json": { lead: "Pay {deposit} & go" } };
  const marks = (now: Files) => report({ ...english, ...now }).get("locales › vans › lead")?.marks;
  expect(marks({})).toEqual([expect.stringMatching(/not: de$/)]);
  expect(marks({ "locales/de/vans.json": { lead: "{deposit} zahlen" } })).toEqual([]);
});

test("marks an address that changed, unless the page redirects the old one", () => {
  const before = { ...OLD, "data/business.json": { slug: "zenith" } };
  const moved = (redirectFrom: readonly string[]) => report({}, before, redirectFrom).get("data › pages › pages › vans › slugs");
  const old = moved([])?.before ?? [];
  expect(old).toEqual(expect.arrayContaining(["/vans-of-zenith", "/de/vans-of-zenith"]));
  expect(moved([])?.marks).toEqual([expect.stringContaining(old.join(", "))]);
  expect(moved(old)?.marks).toEqual([]);
});

test("shows each text that waits as it will read in five languages, once for each answer, with the blank marked", () => {
  const about = {
    question: "How much?",
    unlocks: "It",
    scope: "van",
    status: "ask-owner",
    source: "x",
    verified: "2026-01-01",
    reviewBy: "2027-01-01",
  } as const;
  const open = { fee: { ...about, unit: "EUR", value: null }, lit: { ...about, unit: "yes-no", value: null } } as const;
  const message = "{fee} {lit, select, yes {a} no {b}}";
  const vans = { uses: [byLanguage(() => message)], vans: [], every: [], hours: [] };
  const files = texts({ ...OLD, "locales/en/vans.json": { lead: message }, "data/vans.json": vans });
  const facts = factRegistry([
    { id: "fee", unit: "EUR", value: null },
    { id: "lit", unit: "yes-no", value: null },
  ]);
  const waiting = waitingTexts(files, open, facts);
  expect(waiting.map(({ id }) => id)).toEqual(["fee", "lit"]);
  const html = load(previewHtml(files, undefined, { routes: [], pageData: new Map() }, waiting));
  expect([...html("article").first().find("td")].map((cell) => html(cell).text())).toEqual(["▢▢▢ a", "▢▢▢ b"]);
  expect(html("article").first().find("mark")).toHaveLength(2);
});

test("compares the working tree with the commit at which the branch left the production branch", () => {
  const git = ["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"];
  // Inside a Git hook, these name the project's repository.
  const env = { ...process.env, GIT_DIR: undefined, GIT_INDEX_FILE: undefined };
  const run = (command: string) => execFileSync("git", [...git, ...command.split(" ")], { cwd: folder(), env });
  mkdirSync(join(folder(), "data"));
  expect(contentAtBase(new Map(), {}, folder())).toBeUndefined();
  writeFileSync(join(folder(), "data", "a.json"), "1");
  ["init -q -b main", "add .", "commit -q -m First", "checkout -q -b branch"].forEach(run);
  writeFileSync(join(folder(), "data", "a.json"), "2");
  run("commit -q -a -m Second");
  writeFileSync(join(folder(), "data", "b.json"), "3");
  const base = contentAtBase(texts({ "data/a.json": 2, "data/b.json": 3, "data/c.json": 4 }), {}, folder());
  expect(base).toEqual({ name: expect.stringMatching(/: First$/) as string, texts: texts({ "data/a.json": 1, "data/c.json": 4 }) });
});

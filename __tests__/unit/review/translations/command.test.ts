import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runTranslations } from "../../../../src/review/translations/command";
import { TRANSLATION_LANGUAGES } from "../../../../src/review/translations/ledger";
import { ledgerFile } from "../../../../src/review/translations/ledger-files";
import { LANGUAGES } from "../../../../src/core/languages";

let root = "";

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), `${JSON.stringify(content, null, 2)}\n`);
}

const run = (...args: readonly string[]) => runTranslations(root, args, "2026-11-21");

interface Json {
  readonly languages: Readonly<Record<string, { readonly stale: number; readonly unreviewed: number; readonly unrecorded: number }>>;
  readonly open: readonly { readonly file: string; readonly line: number; readonly key: string }[];
}
const json = (): Json => JSON.parse(run("--json").output) as Json;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "translations-"));
  LANGUAGES.forEach((language) => {
    write(`locales/${language}/home.json`, { hero: { title: `Title ${language}`, lead: `Lead ${language}` } });
  });
  run("--update");
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test("a change of the English on the web is reported in four languages, with file and line, and stops nothing", () => {
  write("locales/en/home.json", { hero: { title: "Title en", lead: "Another lead" } });
  const { output, exitCode } = run();
  expect(exitCode).toBe(0);
  TRANSLATION_LANGUAGES.forEach((language) => {
    expect(output).toContain(`locales/${language}/home.json:4  hero.lead`);
  });
  expect(output).toContain("Another lead");
  expect(run("--strict").exitCode).toBe(1);
  expect(json().open.map(({ file, line, key }) => [file, line, key])).toContainEqual(["locales/de/home.json", 4, "hero.lead"]);
});

test("a person confirms one text of one language", () => {
  write("locales/en/home.json", { hero: { title: "Title en", lead: "Another lead" } });
  expect(run("--accept", "de", "home.hero.lead").exitCode).toBe(0);
  expect(json().languages["de"]?.stale).toBe(0);
  expect(json().languages["el"]?.stale).toBe(1);
});

test("a review is of one namespace or text, by somebody, on a day", () => {
  expect(run("--reviewed", "el", "home.hero.title", "--by", 'Eleni “E” "K"').exitCode).toBe(0);
  expect(json().languages["el"]?.unreviewed).toBe(1);
  expect(json().languages["de"]?.unreviewed).toBe(2);
  const ledger = JSON.parse(readFileSync(join(root, ledgerFile("el")), "utf8")) as Record<string, Record<string, { reviewed?: object }>>;
  expect(ledger["home"]?.["hero.title"]?.reviewed).toEqual({ by: 'Eleni “E” "K"', on: "2026-11-21" });
});

test("the ledger has one line a text, so that the work of two people can be joined", () => {
  const lines = readFileSync(join(root, ledgerFile("de")), "utf8").split("\n");
  expect(lines.filter((line) => line.includes("hero.title"))).toHaveLength(1);
  expect(lines.filter((line) => line.includes("source"))).toHaveLength(2);
});

test.each([
  [["--accept", "fr"], "“fr” is not a language"],
  [["--accept", "de", "hoem"], "There is no text called “hoem”"],
  [["--reviewed", "de", "home"], "who read it"],
  [["--unknown"], "--unknown"],
  [["home"], "--accept or --reviewed"],
] as const)("%p is refused with what can be typed", (args, message) => {
  const ledgers = TRANSLATION_LANGUAGES.map((language) => readFileSync(join(root, ledgerFile(language)), "utf8"));
  const { output, exitCode } = run(...args);
  expect(exitCode).toBe(1);
  expect(output).toContain(message);
  expect(output).toContain("npm run translations -- --update");
  expect(TRANSLATION_LANGUAGES.map((language) => readFileSync(join(root, ledgerFile(language)), "utf8"))).toEqual(ledgers);
});

test("a ledger that a merge has broken is named, with the way out", () => {
  writeFileSync(join(root, ledgerFile("tr")), "<<<<<<< HEAD\n{}\n");
  const { output, exitCode } = run();
  expect(exitCode).toBe(1);
  expect(output).toContain(`${ledgerFile("tr")} cannot be read`);
  expect(output).toContain("--update");
});

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runTranslations } from "../../../../src/review/translations/command";
import { type LanguageLedger, TRANSLATION_LANGUAGES, ledgerFile } from "../../../../src/review/translations/ledger";
import { LANGUAGES } from "../../../../src/core/languages";
import { temporaryFolder } from "../../../temporary-folder";

const root = temporaryFolder();

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root(), path)), { recursive: true });
  writeFileSync(join(root(), path), `${JSON.stringify(content, null, 2)}\n`);
}

const run = (...args: readonly string[]) => runTranslations(root(), args, "2026-11-21");
const ledgerText = (language: (typeof TRANSLATION_LANGUAGES)[number]): string => readFileSync(join(root(), ledgerFile(language)), "utf8");

beforeEach(() => {
  LANGUAGES.forEach((language) => {
    write(`locales/${language}/home.json`, { hero: { title: `Title ${language}`, lead: `Lead ${language}` } });
  });
  run("--update");
});

test("names every stale translation with file and line, until a person confirms it", () => {
  write("locales/en/home.json", { hero: { title: "Title en", lead: "Another lead" } });
  const output = run();
  TRANSLATION_LANGUAGES.forEach((language) => {
    expect(output).toContain(`locales/${language}/home.json:4  hero.lead: stale`);
  });
  expect(output).toContain("Another lead");
  expect(run("--accept", "de", "home.hero.lead")).toContain("Confirmed in translations/de.json: 1");
  expect(run()).not.toContain("locales/de/home.json");
  expect(run()).toContain("locales/el/home.json:4");
});

test("records who reviewed a text, and on which day", () => {
  run("--reviewed", "el", "home.hero.title", "--by", 'Eleni “E” "K"');
  const ledger = JSON.parse(ledgerText("el")) as LanguageLedger;
  expect(ledger["home"]?.["hero.title"]?.reviewed).toEqual({ by: 'Eleni “E” "K"', on: "2026-11-21" });
  expect(ledger["home"]?.["hero.lead"]?.reviewed).toBeUndefined();
  expect(ledgerText("de")).not.toContain("reviewed");
});

test.each([
  [["--accept", "de", "hoem"], "There is no text called “hoem”"],
  [["--reviewed", "de", "home"], "who read it"],
  [["home"], "--accept or --reviewed"],
] as const)("refuses %p, says what can be typed and changes nothing", (args, message) => {
  const ledgers = TRANSLATION_LANGUAGES.map(ledgerText);
  expect(() => run(...args)).toThrow(message);
  expect(() => run(...args)).toThrow("npm run translations -- --update");
  expect(TRANSLATION_LANGUAGES.map(ledgerText)).toEqual(ledgers);
});

import { byLanguage } from "./languages";
import { useTexts } from "./texts";
import { HOME_PAGE } from "../../__tests__/home-page";
import { rendered } from "../../__tests__/rendered";

const PAGE = { ...HOME_PAGE, language: "de" as const, paths: byLanguage((language) => `/${language}/boote`) };

const BOATS = {
  title: "Boote",
  notes: ["Klein", "Groß"],
  deck: { title: "Deck" },
};

/** The compiler does not check these keys, so a test can ask for one that is missing. */
interface Texts {
  readonly text: (key: string) => string;
  readonly list: (key: string) => readonly string[];
}

const useBoats = useTexts as unknown as (namespace: string) => Texts;

/** What a component reads from “boats”, as JSON. */
function read(ask: (texts: Texts) => unknown): string {
  const Part = () => JSON.stringify(ask(useBoats("boats")));
  return rendered(<Part />, PAGE, { boats: BOATS, common: { menu: "Menü" } }).replaceAll("&quot;", '"');
}

describe("refuses to render without a text", () => {
  test.each<[string, (texts: Texts) => unknown]>([
    ["deck.lead", ({ text }) => text("deck.lead")],
    ["notices", ({ list }) => list("notices")],
    // It is in another file only.
    ["menu", ({ text }) => text("menu")],
  ])("the key “%s” is missing: the error names key, file, language and page", (key, ask) => {
    expect(() => read(ask)).toThrow(
      `No text “${key}” in locales/de/boats.json for the page /de/boote: it is missing, or data/pages.json does not name “boats” among the page’s namespaces.`,
    );
  });

  test.each<[string, (texts: Texts) => unknown, string]>([
    ["title", ({ list }) => list("title"), "a list of texts"],
    ["notes", ({ text }) => text("notes"), "a text"],
  ])("what “%s” holds is of another kind: the error names key, file, page and kind", (key, ask, kind) => {
    expect(() => read(ask)).toThrow(`“${key}” in locales/de/boats.json is not ${kind}, as the page /de/boote needs it.`);
  });
});

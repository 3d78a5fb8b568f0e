import { useTranslation } from "react-i18next";
import { byLanguage } from "./languages";
import { HOME_PAGE } from "../../__tests__/home-page";
import { rendered } from "../../__tests__/rendered";

const PAGE = { ...HOME_PAGE, language: "de" as const, paths: byLanguage((language) => `/${language}/boote`) };

const BOATS = {
  title: "Boote",
  notes: ["Klein", "Groß"],
  deck: { title: "Deck" },
};

/** The compiler does not check these keys, so a test can ask for one that is missing. */
const useBoats = useTranslation as unknown as (namespace: string) => { readonly t: (key: string) => string };

/** What a component reads from “boats”. */
function read(key: string): string {
  const Part = () => useBoats("boats").t(key);
  return rendered(<Part />, PAGE, { boats: BOATS, common: { menu: "Menü" } });
}

test("reads a text of its namespace", () => {
  expect(read("deck.title")).toBe("Deck");
});

test.each([
  ["is missing", "deck.lead"],
  ["is in another namespace only", "menu"],
])("refuses to render a text that %s: the error names key, file, language and page", (_, key) => {
  expect(() => read(key)).toThrow(
    `No text “${key}” in locales/de/boats.json for the page /de/boote: it is missing, or data/pages.json does not name “boats” among the page’s namespaces.`,
  );
});

test("refuses to render a list as a text", () => {
  expect(() => read("notes")).toThrow("“notes” in locales/de/boats.json is not a text, as the page /de/boote needs it.");
});

import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { PageProvider } from "../../../src/i18n/page";
import { useTexts } from "../../../src/i18n/texts";
import { byLanguage } from "../../../src/core/languages";
import type { PageContext } from "../../../src/core/routes/page-context";

const PAGE: PageContext = {
  routeId: "boats",
  language: "de",
  namespaces: ["common", "boats"],
  mainNamespace: "boats",
  picture: "",
  socialScene: "",
  paths: byLanguage((language) => `/${language}/boote`),
  parent: null,
  i18n: {
    language: "de",
    languages: ["de"],
    defaultLanguage: "en",
    generateDefaultLanguagePage: false,
    routed: true,
    originalPath: "/boats",
    path: "/de/boote",
  },
};

const BOATS = {
  title: "Boote",
  notes: ["Klein", "Groß"],
  steps: [{ title: "Einsteigen", text: "Langsam." }],
  deck: { title: "Deck" },
};

type Read<Value> = (key: string) => Value;

/** Texts whose keys the compiler does not know, so that a test can ask for what is missing. */
interface Texts {
  readonly text: Read<string>;
  readonly list: Read<readonly string[]>;
  readonly steps: Read<readonly object[]>;
  readonly tree: Read<unknown>;
  readonly names: Read<readonly string[]>;
  readonly has: Read<boolean>;
}

const useBoats = useTexts as unknown as (namespace: string) => Texts;

/** What a component gets that asks for texts of “boats” while its page is rendered to HTML, as translated by the plugin. */
function rendered(ask: (texts: Texts) => unknown): string {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: "de",
    // As the translation plugin sets it: what one file lacks is taken from another one.
    fallbackNS: ["common"],
    resources: { de: { boats: BOATS, common: { menu: "Menü" } } },
    initAsync: false,
  });
  const Part = () => JSON.stringify(ask(useBoats("boats")));
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={PAGE}>
        <Part />
      </PageProvider>
    </I18nextProvider>,
  ).replaceAll("&quot;", '"');
}

test("texts, lists, steps and whole parts of a file are read by their keys", () => {
  expect(rendered(({ text }) => text("deck.title"))).toBe('"Deck"');
  expect(rendered(({ list }) => list("notes"))).toBe(JSON.stringify(BOATS.notes));
  expect(rendered(({ steps }) => steps("steps"))).toBe(JSON.stringify(BOATS.steps));
  expect(rendered(({ tree }) => tree("deck"))).toBe(JSON.stringify(BOATS.deck));
  expect(rendered(({ names }) => names("deck"))).toBe('["title"]');
  expect(rendered(({ has }) => [has("title"), has("menu"), has("deck.lead")])).toBe("[true,false,false]");
});

describe("HTML is not rendered without its texts", () => {
  test.each<[string, (texts: Texts) => unknown]>([
    ["deck.lead", ({ text }) => text("deck.lead")],
    ["notices", ({ list }) => list("notices")],
    ["stairs", ({ steps }) => steps("stairs")],
    ["cabin", ({ tree }) => tree("cabin")],
    ["rooms", ({ names }) => names("rooms")],
    // Of another file, in which it must not be looked for.
    ["menu", ({ text }) => text("menu")],
  ])("the key “%s” is missing: the error names key, file, language and page", (key, ask) => {
    expect(() => rendered(ask)).toThrow(
      `No text “${key}” in locales/de/boats.json for the page /de/boote: it is missing, or data/pages.json does not name “boats” among the page’s namespaces.`,
    );
  });

  test.each<[string, (texts: Texts) => unknown, string]>([
    ["title", ({ list }) => list("title"), "a list of texts"],
    ["title", ({ steps }) => steps("title"), "a list of steps, each with a title and a text"],
    ["notes", ({ steps }) => steps("notes"), "a list of steps, each with a title and a text"],
    ["steps", ({ list }) => list("steps"), "a list of texts"],
    ["notes", ({ text }) => text("notes"), "a text"],
    ["deck", ({ text }) => text("deck"), "a text"],
    ["notes", ({ names }) => names("notes"), "a group of texts"],
  ])("what “%s” holds is of another kind: the error names key, file, page and kind", (key, ask, kind) => {
    expect(() => rendered(ask)).toThrow(`“${key}” in locales/de/boats.json is not ${kind}, as the page /de/boote needs it.`);
  });
});

import { checkSite } from "../../src/check/check-site";
import { LANGUAGES } from "../../src/core/languages";
import { type Editable, SITE, inEveryLanguage, withAllData } from "../site-files";

/** An entry that no site has. */
const ID = "made-up-entry";

/** Adds an entry to a list. */
function push(list: unknown, entry: unknown): void {
  if (!Array.isArray(list)) {
    throw new TypeError("There is no list to add an entry to.");
  }
  list.push(entry);
}

/** What the check says of a new group with one question, by language. */
const withQuestion = (textsIn: (language: string) => object) =>
  checkSite(
    withAllData({
      "data/faq.json": ({ groups }) => {
        Object.assign(groups ?? {}, { "made-up": [ID] });
      },
      ...Object.fromEntries(
        LANGUAGES.map((language) => [
          `locales/${language}/faq-made-up.json`,
          (data: Editable) => {
            Object.assign(data, textsIn(language));
          },
        ]),
      ),
    }),
  );

const QUESTION = { question: "Who is it?", answer: ["The neighbour."] };

test("names the texts of a question that no language has, in one message", () => {
  expect(withQuestion(() => ({}))).toEqual([
    {
      file: "locales/en/faq-made-up.json",
      line: 1,
      path: ID,
      found: `nothing: “question” and “answer” are missing, in ${LANGUAGES.join(", ")}`,
      allowed: expect.stringMatching(new RegExp(`^texts for “${ID}” in data/faq.json, line \\d+$`)) as string,
      fix: `Add “question” (a text) and “answer” (a list of texts) under “${ID}” to faq-made-up.json of each of these languages.`,
    },
  ]);
});

test("names the one text that a van area lacks; the base has no distance", () => {
  const withArea = (area: object) =>
    checkSite(
      withAllData({
        "data/van-areas.json": ({ areas }) => {
          push(areas, { id: ID, ...area });
        },
        ...inEveryLanguage("van-rental", ({ areas }) => {
          Object.assign(areas?.["items"] ?? {}, { [ID]: { name: "Pyla", text: "By the sea." } });
        }),
      }),
    );
  const { facts } = JSON.parse(SITE.texts.get("data/facts.json") ?? "") as { facts: { id: string; unit: string }[] };
  const distance = facts.find(({ unit }) => unit === "minute")?.id;
  expect(withArea({ distance }).map(({ file, path, found }) => [file, path, found])).toEqual([
    ["locales/en/van-rental.json", `areas.items.${ID}.distance`, `nothing: “distance” is missing, in ${LANGUAGES.join(", ")}`],
  ]);
  expect(withArea({})).toEqual([]);
});

test.each([
  ["common", "chat.copied"],
  ["home", "canRent.verdicts.ask"],
])("names a text that only a script shows, so that the build would not miss it: %s, %s", (namespace, path) => {
  const keys = path.split(".");
  const removed = (data: Editable): void => {
    const parent = keys.slice(0, -1).reduce<Editable | undefined>((inner, key) => inner?.[key], data);
    Reflect.deleteProperty(parent ?? {}, keys.at(-1) ?? "");
  };
  const problems = checkSite(withAllData(inEveryLanguage(namespace, removed)));
  expect(problems.map((problem) => [problem.file, problem.path])).toEqual([[`locales/en/${namespace}.json`, path]]);
});

describe("a text of the wrong kind", () => {
  test("is named in each file with its line and what to write", () => {
    expect(withQuestion(() => ({ [ID]: { ...QUESTION, answer: "The neighbour." } }))).toEqual(
      LANGUAGES.map((language) => ({
        file: `locales/${language}/faq-made-up.json`,
        line: 4,
        path: `${ID}.answer`,
        found: '"The neighbour."',
        allowed: "a list of texts, each in quotes, in square brackets",
        suggestion: '["The neighbour."]',
        fix: "Put the text in square brackets; every paragraph or entry is a text in quotes of the list.",
      })),
    );
  });
});

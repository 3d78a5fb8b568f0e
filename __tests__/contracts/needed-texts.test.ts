import { checkSite } from "../../src/check/check-site";
import type { SiteFiles } from "../../src/content/site-files";
import { LANGUAGES } from "../../src/core/languages";
import { type Editable, SITE, inEveryLanguage, withAllData } from "../site-files";

/** An entry that no site has. */
const ID = "made-up-entry";

/** What the check says of the site after changes, by file and place. */
const problemsAfter = (changes: Readonly<Record<string, (data: Editable) => void>>, files = SITE) => checkSite(withAllData(changes, files));

/** Adds an entry to a list. */
function push(list: unknown, entry: unknown): void {
  if (!Array.isArray(list)) {
    throw new TypeError("There is no list to add an entry to.");
  }
  list.push(entry);
}

describe("an entry of data whose texts are missing is one slip, and one message", () => {
  const group = Object.keys((JSON.parse(SITE.texts.get("data/faq.json") ?? "") as { groups: object }).groups)[0] ?? "";
  const namespace = `faq-${group}`;
  const question = (data: Editable): void => {
    push(data["groups"]?.[group], ID);
  };
  const texts = { question: "Who is it?", answer: ["The neighbour."] };

  test("a question without texts in any language", () => {
    expect(problemsAfter({ "data/faq.json": question })).toEqual([
      {
        file: `locales/en/${namespace}.json`,
        line: expect.any(Number) as number,
        path: ID,
        found: `nothing: “question” and “answer” are missing, in ${LANGUAGES.join(", ")}`,
        allowed: expect.stringMatching(new RegExp(`^texts for “${ID}” in data/faq.json, line \\d+$`)) as string,
        fix: `Add “${ID}” with “question” (a text) and “answer” (a list of texts) to ${namespace}.json of each of these languages.`,
      },
    ]);
  });

  test("a question with an answer in English and German alone", () => {
    const written = (data: Editable): void => {
      Object.assign(data, { [ID]: texts });
    };
    const problems = problemsAfter({
      "data/faq.json": question,
      [`locales/en/${namespace}.json`]: written,
      [`locales/de/${namespace}.json`]: written,
    });
    // The English is there to be translated, so each of the others is told what it says.
    expect(problems.map(({ file, path }) => [file, path])).toEqual(
      ["el", "tr", "ru"].map((language) => [`locales/${language}/${namespace}.json`, ID]),
    );
  });

  test("a van area of which one text was forgotten", () => {
    const minutes = (JSON.parse(SITE.texts.get("data/facts.json") ?? "") as { facts: { id: string; unit: string }[] }).facts.find(
      ({ unit }) => unit === "minute",
    );
    const problems = problemsAfter({
      "data/van-areas.json": (data) => {
        push(data["areas"], { id: ID, distance: minutes?.id });
      },
      ...inEveryLanguage("van-rental", (data) => {
        Object.assign(data["areas"]?.["items"] ?? {}, { [ID]: { name: "Pyla", text: "By the sea." } });
      }),
    });
    expect(problems.map(({ file, path, found }) => [file, path, found])).toEqual([
      ["locales/en/van-rental.json", `areas.items.${ID}.distance`, `nothing: “distance” is missing, in ${LANGUAGES.join(", ")}`],
    ]);
  });

  test("a van area at the base itself, which has no distance", () => {
    const problems = problemsAfter({
      "data/van-areas.json": (data) => {
        push(data["areas"], { id: ID });
      },
      ...inEveryLanguage("van-rental", (data) => {
        Object.assign(data["areas"]?.["items"] ?? {}, { [ID]: { name: "Pyla", text: "By the sea." } });
      }),
    });
    expect(problems).toEqual([]);
  });
});

describe("a text that only a script shows is missed before the build, which cannot see it", () => {
  test.each([
    ["common", ["chat", "copied"]],
    ["common", ["map", "google", "hide"]],
    ["home", ["canRent", "verdicts", "ask"]],
    ["home", ["canRent", "reasons", "van-north"]],
  ])("%s, %p", (namespace, path) => {
    const removed = (data: Editable): void => {
      const parent = path.slice(0, -1).reduce<Editable | undefined>((inner, key) => inner?.[key], data);
      Reflect.deleteProperty(parent ?? {}, path.at(-1) ?? "");
    };
    expect(problemsAfter(inEveryLanguage(namespace, removed)).map(({ file, path: place }) => [file, place])).toEqual([
      [`locales/en/${namespace}.json`, path.join(".")],
    ]);
  });
});

describe("lists and texts are told apart", () => {
  const texts = (question: unknown, answer: unknown): SiteFiles =>
    withAllData({
      "data/faq.json": (data) => {
        Object.assign(data["groups"] ?? {}, { "made-up": [ID] });
      },
      ...Object.fromEntries(
        LANGUAGES.map((language) => [
          `locales/${language}/faq-made-up.json`,
          (data: Editable) => {
            Object.assign(data, { [ID]: { question, answer } });
          },
        ]),
      ),
    });

  test("an answer is a list", () => {
    expect(checkSite(texts("Who is it?", ["The neighbour."]))).toEqual([]);
  });

  test("a text where a list belongs: each file with its line, and what to write", () => {
    expect(checkSite(texts("Who is it?", "The neighbour."))).toEqual(
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

  test("a list where a text belongs", () => {
    expect(checkSite(texts(["Who is it?"], ["The neighbour."]))).toEqual(
      LANGUAGES.map((language) => ({
        file: `locales/${language}/faq-made-up.json`,
        line: 3,
        path: `${ID}.question`,
        found: '["Who is it?"]',
        allowed: "one text in quotes",
        suggestion: '"Who is it?"',
        fix: "Write one text in quotes, without square brackets.",
      })),
    );
  });

  test("an object where a text belongs", () => {
    expect(checkSite(texts({ title: "Who is it?" }, ["The neighbour."])).map(({ file, path, allowed }) => [file, path, allowed])).toEqual(
      LANGUAGES.map((language) => [`locales/${language}/faq-made-up.json`, `${ID}.question`, "one text in quotes"]),
    );
  });

  test("in one language alone it is one message, in that language", () => {
    const files = texts("Who is it?", ["The neighbour."]);
    const problems = problemsAfter(
      {
        "locales/tr/faq-made-up.json": (data) => {
          Object.assign(data[ID] ?? {}, { answer: "The neighbour." });
        },
      },
      files,
    );
    expect(problems.map(({ file, path }) => [file, path])).toEqual([["locales/tr/faq-made-up.json", `${ID}.answer`]]);
  });

  test.each<[string, unknown]>([
    ["a text", "Walk."],
    ["a list of texts", ["Walk."]],
    ["a step without its text", [{ title: "Walk" }]],
    ["a step whose title is a list", [{ title: ["Walk"], text: "Slowly." }]],
  ])("steps are a list of titles and texts, and not %s", (_, steps) => {
    const problems = problemsAfter(
      inEveryLanguage("van-rental", (data) => {
        Object.assign(data["process"] ?? {}, { steps });
      }),
    );
    expect([...new Set(problems.map(({ file }) => file))]).toEqual(LANGUAGES.map((language) => `locales/${language}/van-rental.json`));
    problems.forEach(({ path, allowed }) => {
      expect(path).toMatch(/^process\.steps/);
      expect(allowed).toBe("a list of steps in square brackets, each { “title”: a text, “text”: a text }");
    });
  });
});

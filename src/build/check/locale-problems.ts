import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { DERIVED_FACT_IDS, factIdOf } from "../../site/facts";
import { MessageSyntaxError, namesIn, parseMessage } from "../../site/fill";
import { LANGUAGES, type Language, isLanguage, localeOf } from "../../site/languages";
import { linkTargets } from "../../site/links";
import { nearest } from "../../site/nearest";
import type { SiteData } from "../../site/schemas";
import { type JsonDocument, valueAt } from "./json-document";
import { type JsonPath, type Problem, formatPath, quote } from "./problem";
import { literalFigure } from "./prose";

/** The locale files: documents by language and namespace. */
export type LocaleDocuments = Readonly<Record<Language, ReadonlyMap<string, JsonDocument>>>;

/** The language from which the others are translated, and whose keys they share. */
const REFERENCE: Language = "en";

/** Tags that `Trans` fills with a component. */
const ALLOWED_TAGS = /<\/?price>/g;

/** i18next's plural suffixes are CLDR's categories. */
const PLURAL_KEY = /^(?<stem>.+)_(?<category>zero|one|two|few|many|other)$/;

/** CLDR's categories in CLDR's order. */
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"] as const;

/** The plural categories of a language. */
function pluralCategories(language: Language): readonly string[] {
  const { pluralCategories: known } = new Intl.PluralRules(localeOf(language)).resolvedOptions();
  return CATEGORIES.filter((category) => known.includes(category));
}

interface Text {
  readonly path: JsonPath;
  readonly text: string;
}

/** Every string below a value, with its place. */
function textsOf(value: unknown, path: JsonPath = []): readonly Text[] {
  if (typeof value === "string") {
    return [{ path, text: value }];
  }
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** Where the structure of a translation departs from the English. */
function shapeProblems(reference: JsonDocument, translation: JsonDocument): readonly Problem[] {
  const problems: Problem[] = [];
  const report = (path: JsonPath, found: string, allowed: string): void => {
    problems.push({ file: translation.file, line: translation.lineOf(path), path: formatPath(path), found, allowed });
  };
  const compare = (expected: unknown, actual: unknown, path: JsonPath): void => {
    if (actual === undefined) {
      report(
        path,
        "nothing: the text is missing",
        `a translation of ${quote(expected)} (${reference.file}:${String(reference.lineOf(path))})`,
      );
    } else if (typeof expected === "string") {
      if (typeof actual !== "string" || actual.trim() === "") {
        report(path, quote(actual), "a text in quotes that is not empty");
      }
    } else if (Array.isArray(expected)) {
      if (!Array.isArray(actual) || actual.length !== expected.length) {
        report(
          path,
          Array.isArray(actual) ? `${String(actual.length)} entries` : quote(actual),
          `${String(expected.length)} entries, as in English`,
        );
      } else {
        expected.forEach((entry, index) => {
          compare(entry, actual[index], [...path, index]);
        });
      }
    } else if (typeof expected === "object" && expected !== null) {
      if (typeof actual !== "object" || actual === null) {
        report(path, quote(actual), "an object in curly brackets, as in English");
        return;
      }
      Object.entries(expected).forEach(([key, inner]) => {
        if (PLURAL_KEY.exec(key) === null) {
          compare(inner, (actual as Record<string, unknown>)[key], [...path, key]);
        }
      });
      Object.keys(actual)
        .filter((key) => !(key in expected) && PLURAL_KEY.exec(key) === null)
        .forEach((key) => {
          const suggestion = nearest(key, Object.keys(expected));
          report(
            [...path, key],
            `the key “${key}”, which English does not have`,
            suggestion === undefined ? "the keys of the English file" : `the keys of the English file, perhaps “${suggestion}”`,
          );
        });
    }
  };
  compare(reference.value, translation.value, []);
  return problems;
}

/** Keys with CLDR suffixes: each stem needs every category of the language, and no other. */
function pluralKeyProblems(document: JsonDocument, language: Language): readonly Problem[] {
  const needed = pluralCategories(language);
  const visit = (value: unknown, path: JsonPath): readonly Problem[] => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return [];
    }
    const stems = new Map<string, string[]>();
    Object.keys(value).forEach((key) => {
      const groups = PLURAL_KEY.exec(key)?.groups;
      if (groups?.["stem"] !== undefined && groups["category"] !== undefined) {
        stems.set(groups["stem"], [...(stems.get(groups["stem"]) ?? []), groups["category"]]);
      }
    });
    const own = Array.from(stems).flatMap(([stem, categories]): readonly Problem[] => {
      const missing = needed.filter((category) => !categories.includes(category));
      const surplus = categories.filter((category) => !needed.includes(category));
      if (missing.length === 0 && surplus.length === 0) {
        return [];
      }
      const place = [...path, `${stem}_${categories[0] ?? "other"}`];
      return [
        {
          file: document.file,
          line: document.lineOf(place),
          path: formatPath(place),
          found: `the plural forms ${categories.join(", ")}`,
          allowed: `exactly the forms of this language: ${needed.join(", ")}`,
        },
      ];
    });
    return [...own, ...Object.entries(value).flatMap(([key, inner]) => visit(inner, [...path, key]))];
  };
  return visit(document.value, []);
}

/** Categories that a plural in a sentence uses although the language has none such. */
function surplusCategories(elements: readonly MessageFormatElement[], language: Language): readonly string[] {
  const known = pluralCategories(language);
  return elements.flatMap((element) =>
    element.type === TYPE.plural
      ? Object.entries(element.options).flatMap(([category, option]) => [
          ...(category.startsWith("=") || category === "other" || known.includes(category) ? [] : [category]),
          ...surplusCategories(option.value, language),
        ])
      : [],
  );
}

function factsNamed(text: string): readonly string[] {
  try {
    return Array.from(namesIn(parseMessage(text)), factIdOf).sort();
  } catch {
    // The sentence is reported as broken in its own file.
    return [];
  }
}

interface Vocabulary {
  readonly facts: ReadonlySet<string>;
  readonly routes: ReadonlySet<string>;
  readonly names: readonly string[];
}

/** What is wrong with one sentence, taken by itself and against the English one. */
function textProblems(
  { path, text }: Text,
  document: JsonDocument,
  language: Language,
  english: unknown,
  vocabulary: Vocabulary,
): readonly Problem[] {
  const problems: Problem[] = [];
  const report = (found: string, allowed: string, suggestion?: string): void => {
    problems.push({
      file: document.file,
      line: document.lineOf(path),
      path: formatPath(path),
      found,
      allowed,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  };
  try {
    const elements = parseMessage(text);
    for (const name of namesIn(elements)) {
      if (!vocabulary.facts.has(name) && !vocabulary.facts.has(factIdOf(name))) {
        report(
          `the placeholder {${name}}`,
          "the name of a fact in data/facts.json, or {brand} or {buildYear}",
          nearest(name, vocabulary.facts),
        );
      }
    }
    const surplus = surplusCategories(elements, language);
    if (surplus.length > 0) {
      report(`the plural form ${surplus.join(", ")}`, `the forms of this language: ${pluralCategories(language).join(", ")}`);
    }
  } catch (error) {
    if (!(error instanceof MessageSyntaxError)) {
      throw error;
    }
    report(`${quote(text)} (${error.message})`, "ICU MessageFormat: every { closed by }, plurals as {name, plural, one {…} other {…}}");
  }
  const figure = literalFigure(text, language, vocabulary.names);
  if (figure !== undefined) {
    report(
      `the literal figure “${figure}”`,
      "figures by the name of a fact, as in {carPriceFrom}; add the fact to data/facts.json if there is none",
    );
  }
  const unsafe = /[<>]/.exec(text.replace(ALLOWED_TAGS, ""))?.[0] ?? /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.exec(text)?.[0];
  if (unsafe !== undefined) {
    report(`the character ${quote(unsafe)} in ${quote(text)}`, "plain text: no HTML, control characters or changes of text direction");
  }
  linkTargets(text)
    .filter((target) => !vocabulary.routes.has(target))
    .forEach((target) => {
      report(
        `a link to “${target}”`,
        "a link to the id of a page or an article, as in [the terms](booking-terms)",
        nearest(target, vocabulary.routes),
      );
    });
  if (typeof english === "string" && language !== REFERENCE) {
    const expected = factsNamed(english);
    const actual = factsNamed(text);
    if (expected.join() !== actual.join()) {
      report(`the facts ${actual.join(", ") || "(none)"}`, `the same facts as in English: ${expected.join(", ") || "(none)"}`);
    }
  }
  return problems;
}

/**
 * What is wrong with the locale files: keys that differ from the English, placeholders that name no fact or differ between languages,
 * plural forms that a language lacks, figures in prose, markup, links to unknown pages.
 */
export function localeProblems(locales: LocaleDocuments, data: SiteData): readonly Problem[] {
  const vocabulary: Vocabulary = {
    facts: new Set([...data.facts.facts.map(({ id }) => id), ...DERIVED_FACT_IDS]),
    routes: new Set([...Object.keys(data.pages.pages), ...data.articles.articles.map(({ id }) => id)]),
    names: data.fleet.vehicles.map(({ name }) => name),
  };
  return LANGUAGES.flatMap((language) =>
    Array.from(locales[language]).flatMap(([namespace, document]) => {
      const reference = locales[REFERENCE].get(namespace);
      if (reference === undefined) {
        return [
          {
            file: document.file,
            line: 1,
            path: "",
            found: "a file that English does not have",
            allowed: `the files of locales/${REFERENCE}`,
          },
        ];
      }
      return [
        ...(language === REFERENCE ? [] : shapeProblems(reference, document)),
        ...pluralKeyProblems(document, language),
        ...textsOf(document.value).flatMap((text) =>
          textProblems(text, document, language, valueAt(reference.value, text.path), vocabulary),
        ),
      ];
    }),
  );
}

/** The language and the namespace that a path of `locales/` names, or the reason why it names none. */
export function localeOfPath(path: string): { readonly language: Language; readonly namespace: string } | Problem {
  const [, language = "", file = "", ...deeper] = path.split("/");
  if (!isLanguage(language) || deeper.length > 0 || !file.endsWith(".json")) {
    return {
      file: path,
      line: 1,
      path: "",
      found: `the file ${path}`,
      allowed: `JSON files in locales/<language>/, with one of the languages ${LANGUAGES.join(", ")}`,
    };
  }
  return { language, namespace: file.slice(0, -".json".length) };
}

import { isObject } from "../core/text/is-object";
import { LANGUAGES, type Language } from "../core/languages";
import { nearest } from "../core/text/nearest";
import type { JsonDocument } from "../content/json-document";
import { type LocaleDocuments, REFERENCE } from "../content/locale-documents";
import { pluralCategories, pluralKey } from "./plural-forms";
import { type JsonPath, type Problem, formatPath, quote } from "../content/problem";

/** Values that are no text, and texts that are empty. */
function leafProblems(document: JsonDocument): readonly Problem[] {
  const problemAt = (path: JsonPath, value: unknown, rest: Pick<Problem, "allowed" | "fix" | "suggestion">): readonly Problem[] => [
    { file: document.file, line: document.lineOf(path), path: formatPath(path), found: quote(value), ...rest },
  ];
  const visit = (value: unknown, path: JsonPath): readonly Problem[] => {
    if (typeof value === "string") {
      return value.trim() === ""
        ? problemAt(path, value, {
            allowed: "a text in quotes that is not empty",
            fix: "Write the text, or remove the key in every language.",
          })
        : [];
    }
    if (Array.isArray(value)) {
      return value.length === 0
        ? problemAt(path, value, { allowed: "at least one entry", fix: "Write the entries, or remove the key in every language." })
        : value.flatMap((entry, index) => visit(entry, [...path, index]));
    }
    if (isObject(value)) {
      return Object.entries(value).flatMap(([key, inner]) => visit(inner, [...path, key]));
    }
    return problemAt(path, value, {
      allowed: "a text in quotes",
      ...(typeof value === "number" || typeof value === "boolean" ? { suggestion: quote(String(value)) } : {}),
      fix: "Put the value in straight double quotes.",
    });
  };
  return isObject(document.value)
    ? visit(document.value, [])
    : problemAt([], document.value, {
        allowed: "an object in curly brackets",
        fix: "Take the file from the last good state and make the change again.",
      });
}

/** Keys that every translation has and English has not: somebody has taken them out of, or misspelt them in, the English file. */
function keysLostInEnglish(reference: JsonDocument, translations: readonly JsonDocument[]): readonly JsonPath[] {
  const visit = (expected: unknown, actual: readonly unknown[], path: JsonPath): readonly JsonPath[] => {
    const [first, ...others] = actual;
    if (!isObject(expected) || !isObject(first)) {
      return [];
    }
    const inAll = Object.keys(first).filter((key) => others.every((other) => isObject(other) && Object.hasOwn(other, key)));
    return inAll.flatMap((key) =>
      Object.hasOwn(expected, key)
        ? visit(
            expected[key],
            actual.map((value) => (isObject(value) ? value[key] : undefined)),
            [...path, key],
          )
        : pluralKey(key) === undefined
          ? [[...path, key]]
          : [],
    );
  };
  return translations.length < LANGUAGES.length - 1
    ? []
    : visit(
        reference.value,
        translations.map(({ value }) => value),
        [],
      );
}

/** Where the structure of a translation departs from the English. */
function departures(reference: JsonDocument, translation: JsonDocument, lost: ReadonlySet<string>): readonly Problem[] {
  const problemAt = (path: JsonPath, rest: Pick<Problem, "found" | "allowed" | "fix" | "suggestion">): readonly Problem[] => [
    { file: translation.file, line: translation.lineOf(path), path: formatPath(path), ...rest },
  ];
  const missing = (expected: unknown, path: JsonPath): readonly Problem[] =>
    problemAt(path, {
      found: "nothing: the text is missing",
      allowed: `a translation of ${quote(expected)} (${reference.file}:${String(reference.lineOf(path))})`,
      fix: `Add “${String(path.at(-1))}” with its translation.`,
    });
  const unknownKeys = (expected: Readonly<Record<string, unknown>>, actual: Readonly<Record<string, unknown>>, path: JsonPath) =>
    Object.keys(actual)
      .filter((key) => !Object.hasOwn(expected, key) && pluralKey(key) === undefined && !lost.has(formatPath([...path, key])))
      .flatMap((key) => {
        const meant = nearest(
          key,
          Object.keys(expected).filter((known) => !Object.hasOwn(actual, known)),
        );
        return problemAt([...path, key], {
          found: `the key “${key}”, which English does not have`,
          allowed: "the keys of the English file",
          ...(meant === undefined ? {} : { suggestion: quote(meant) }),
          fix: meant === undefined ? `Remove “${key}”, or add it to every language.` : `Rename the key to “${meant}”.`,
        });
      });
  const compare = (expected: unknown, actual: unknown, path: JsonPath): readonly Problem[] => {
    if (actual === undefined) {
      return missing(expected, path);
    }
    if (Array.isArray(expected) || Array.isArray(actual)) {
      if (!Array.isArray(expected) || !Array.isArray(actual)) {
        // Which of the two is wrong is known by what the place is for.
        return [];
      }
      if (actual.length === expected.length) {
        return expected.flatMap((entry, index) => compare(entry, actual[index], [...path, index]));
      }
      return problemAt(path, {
        found: `${String(actual.length)} entries`,
        allowed: `${String(expected.length)} entries, as in English`,
        fix: `Give this list the same entries as ${reference.file}:${String(reference.lineOf(path))}, or change the English.`,
      });
    }
    if (isObject(expected)) {
      return isObject(actual)
        ? [
            ...Object.entries(expected)
              .filter(([key]) => pluralKey(key) === undefined)
              .flatMap(([key, inner]) => compare(inner, Object.hasOwn(actual, key) ? actual[key] : undefined, [...path, key])),
            ...unknownKeys(expected, actual, path),
          ]
        : problemAt(path, {
            found: quote(actual),
            allowed: "an object in curly brackets, as in English",
            fix: `Give it the same keys as ${reference.file}:${String(reference.lineOf(path))}.`,
          });
    }
    return typeof expected === "string" && typeof actual === "object"
      ? problemAt(path, { found: quote(actual), allowed: "a text in quotes, as in English", fix: "Write one text here, as in English." })
      : [];
  };
  return compare(reference.value, translation.value, []);
}

/** Keys with CLDR suffixes: each stem needs every category of the language, and no other. */
function pluralKeyProblems(document: JsonDocument, language: Language): readonly Problem[] {
  const needed = pluralCategories(language);
  const visit = (value: unknown, path: JsonPath): readonly Problem[] => {
    if (!isObject(value)) {
      return [];
    }
    const stems = new Map<string, string[]>();
    Object.keys(value).forEach((key) => {
      const plural = pluralKey(key);
      if (plural !== undefined) {
        stems.set(plural.stem, [...(stems.get(plural.stem) ?? []), plural.category]);
      }
    });
    const own = Array.from(stems).flatMap(([stem, categories]): readonly Problem[] => {
      if (needed.length === categories.length && needed.every((category) => categories.includes(category))) {
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
          fix: `Give the text as ${needed.map((category) => `“${stem}_${category}”`).join(", ")}, or take the ending off the key.`,
        },
      ];
    });
    return [...own, ...Object.entries(value).flatMap(([key, inner]) => visit(inner, [...path, key]))];
  };
  return visit(document.value, []);
}

/** What is wrong with the structure of the locale files: keys that differ from the English, values that are no text, plural forms. */
export function localeShapeProblems(locales: LocaleDocuments): readonly Problem[] {
  const translated = LANGUAGES.filter((language) => language !== REFERENCE);
  const ofEnglish = Array.from(locales[REFERENCE]).flatMap(([namespace, reference]): readonly Problem[] => {
    const translations = translated.flatMap((language) => locales[language].get(namespace) ?? []);
    const lost = keysLostInEnglish(reference, translations);
    const names = new Set(lost.map(formatPath));
    return [
      ...lost.map((path): Problem => ({
        file: reference.file,
        line: reference.lineOf(path),
        path: formatPath(path),
        found: "nothing: the text is missing",
        allowed: "a text, as in every other language",
        fix: `Put “${String(path.at(-1))}” back, or remove it from every language.`,
      })),
      ...translations.flatMap((translation) => departures(reference, translation, names)),
    ];
  });
  const ofEach = LANGUAGES.flatMap((language) =>
    Array.from(locales[language]).flatMap(([namespace, document]): readonly Problem[] => [
      ...(locales[REFERENCE].has(namespace)
        ? []
        : [
            {
              file: document.file,
              line: 1,
              path: "",
              found: "a file that English does not have",
              allowed: `the files of locales/${REFERENCE}`,
              fix: `Add locales/${REFERENCE}/${namespace}.json, or remove this file.`,
            },
          ]),
      ...leafProblems(document),
      ...pluralKeyProblems(document, language),
    ]),
  );
  return [...ofEnglish, ...ofEach];
}

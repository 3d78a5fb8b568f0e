import { isObject } from "../core/text/is-object";
import { LANGUAGES } from "../core/languages";
import { nearest } from "../core/text/nearest";
import { valueAt } from "../core/text/value-at";
import { type JsonDocument, placedValues } from "../content/json-document";
import { type LocaleDocuments, REFERENCE } from "../content/locale-documents";
import { type JsonPath, type Problem, quote } from "../content/problem";
import { fileProblem, problemAt } from "./finding";
import { kindOf, wrongKind } from "./kinds";

/** Values that are not text, and texts and lists that are empty. */
function leafProblems(document: JsonDocument): readonly Problem[] {
  if (!isObject(document.value)) {
    return [
      problemAt(document, [], {
        found: quote(document.value),
        allowed: "an object in curly brackets",
        fix: "Take the file from the last good state and make the change again.",
      }),
    ];
  }
  return placedValues(document.value).flatMap(({ path, value }) => {
    const isEmpty = (typeof value === "string" && value.trim() === "") || (Array.isArray(value) && value.length === 0);
    return !isEmpty && kindOf(value) !== undefined
      ? []
      : [
          problemAt(document, path, {
            found: quote(value),
            allowed: Array.isArray(value) ? "at least one entry" : `a text in quotes${isEmpty ? " that is not empty" : ""}`,
            suggestion: typeof value === "number" || typeof value === "boolean" ? quote(String(value)) : undefined,
            fix: isEmpty ? "Write the text, or remove the key in every language." : "Put the value in straight double quotes.",
          }),
        ];
  });
}

/** A key that a translation has and English does not. */
function surplusKey(translation: JsonDocument, path: JsonPath, expected: object, actual: object): Problem {
  const key = String(path.at(-1));
  const meant = nearest(
    key,
    Object.keys(expected).filter((known) => !Object.hasOwn(actual, known)),
  );
  return problemAt(translation, path, {
    found: `the key “${key}”, which English does not have`,
    allowed: "the keys of the English file",
    suggestion: meant === undefined ? undefined : quote(meant),
    fix: meant === undefined ? `Remove “${key}”, or add it to every language.` : `Rename the key to “${meant}”.`,
  });
}

/** Where the structure of a translation differs from the English. */
function differences(expected: unknown, translation: JsonDocument, path: JsonPath, english: JsonDocument): readonly Problem[] {
  const actual = valueAt(translation.value, path);
  const line = `${english.file}:${String(english.lineOf(path))}`;
  if (actual === undefined) {
    return [
      problemAt(translation, path, {
        found: "nothing: the text is missing",
        allowed: `a translation of ${quote(expected)} (${line})`,
        fix: `Add “${String(path.at(-1))}” with its translation.`,
      }),
    ];
  }
  const kind = kindOf(expected);
  const actualKind = kindOf(actual);
  // Numbers and other values that are never text are reported by themselves.
  if (kind !== undefined && actualKind !== undefined && kind !== actualKind) {
    return [problemAt(translation, path, wrongKind(kind, actual))];
  }
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return actual.length === expected.length
      ? expected.flatMap((entry, index) => differences(entry, translation, [...path, index], english))
      : [
          problemAt(translation, path, {
            found: `${String(actual.length)} entries`,
            allowed: `${String(expected.length)} entries, as in English`,
            fix: `Give this list the same entries as ${line}, or change the English.`,
          }),
        ];
  }
  if (isObject(expected) && isObject(actual)) {
    return [
      ...Object.entries(expected).flatMap(([key, inner]) => differences(inner, translation, [...path, key], english)),
      ...Object.keys(actual)
        .filter((key) => !Object.hasOwn(expected, key))
        .map((key) => surplusKey(translation, [...path, key], expected, actual)),
    ];
  }
  return [];
}

/** What is wrong with the structure of the locale files: keys that differ from the English, values that are not text. */
export function localeShapeProblems(locales: LocaleDocuments): readonly Problem[] {
  const translated = LANGUAGES.filter((language) => language !== REFERENCE);
  return [
    ...Array.from(locales[REFERENCE]).flatMap(([namespace, english]) => {
      const translations = translated.flatMap((language) => locales[language].get(namespace) ?? []);
      return translations.flatMap((translation) => differences(english.value, translation, [], english));
    }),
    ...translated
      .flatMap((language) => Array.from(locales[language]))
      .filter(([namespace]) => !locales[REFERENCE].has(namespace))
      .map(([namespace, { file }]) =>
        fileProblem(file, {
          found: "a file that English does not have",
          allowed: `the files of locales/${REFERENCE}`,
          fix: `Add locales/${REFERENCE}/${namespace}.json, or remove this file.`,
        }),
      ),
    ...LANGUAGES.flatMap((language) => Array.from(locales[language].values()).flatMap((document) => leafProblems(document))),
  ];
}

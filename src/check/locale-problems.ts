import { LANGUAGES } from "../core/languages";
import { REFERENCE } from "../content/locale-documents";
import { type Rule, fileProblem } from "./finding";
import { applySchema, sameShape } from "./schema-problems";

/** Files and keys of `locales/` that one language has and another has not, and values that are no text. */
export const localeProblems: Rule = ({ files, locales }) => {
  const inLocales = (namespace: string): boolean => !namespace.startsWith("data/");
  const english = Array.from(locales[REFERENCE]).filter(([namespace]) => inLocales(namespace));
  const surplus = LANGUAGES.flatMap((language) => [...locales[language].keys()].map((namespace) => `locales/${language}/${namespace}.json`))
    .filter((file) => !file.includes("/data/") && !files.texts.has(file.replace(/\/\w+\//, `/${REFERENCE}/`)))
    .map((file) =>
      fileProblem(file, {
        found: "a file that English does not have",
        allowed: `the files of locales/${REFERENCE}`,
        fix: "Add the file in every language, or remove this one.",
      }),
    );
  const differing = english.flatMap(([namespace, { value }]) => {
    const schema = sameShape(value);
    return LANGUAGES.flatMap((language) => {
      const file = `locales/${language}/${namespace}.json`;
      const document = locales[language].get(namespace);
      if (document !== undefined) {
        return applySchema(schema, document).problems;
      }
      // A file that cannot be read is reported by itself.
      const fix = `Translate locales/${REFERENCE}/${namespace}.json.`;
      return files.texts.has(file)
        ? []
        : [fileProblem(file, { found: "nothing: the file is missing", allowed: "a file for each of English", fix })];
    });
  });
  return [...surplus, ...differing];
};

import { LANGUAGES } from "../i18n/languages";
import { REFERENCE } from "../content/locale-documents";
import type { Rule } from "./rule";
import { fileProblem } from "../content/finding";
import { applySchema, sameShape } from "../content/schema-problems";

/** Files and keys of `locales/` that one language has and another has not, and values that are no text. */
export const localeProblems: Rule = ({ files, locales }) => {
  const shapes = new Map(
    Array.from(locales[REFERENCE]).flatMap(([name, { value }]) => (name.startsWith("data/") ? [] : [[name, sameShape(value)] as const])),
  );
  return LANGUAGES.flatMap((language) =>
    [...new Set([...shapes.keys(), ...locales[language].keys()])].flatMap((name) => {
      const fileIn = (folder: string): string => `locales/${folder}/${name}.json`;
      const [shape, document] = [shapes.get(name), locales[language].get(name)];
      if (shape !== undefined && document !== undefined) {
        return applySchema(shape, document).problems;
      }
      // A file that cannot be read is reported by itself.
      if (name.startsWith("data/") || files.texts.has(fileIn(shape === undefined ? REFERENCE : language))) {
        return [];
      }
      const [found, fix] =
        shape === undefined
          ? ["a file that English does not have", "Add the file in every language, or remove this one."]
          : ["nothing: the file is missing", `Translate ${fileIn(REFERENCE)}.`];
      return [fileProblem(fileIn(language), { found, allowed: `the files of locales/${REFERENCE}`, fix })];
    }),
  );
};

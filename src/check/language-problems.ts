import { placedValues } from "../content/json-document";
import type { JsonPath, Problem } from "../content/problem";
import { optionOf } from "../core/language-options";
import { LANGUAGE_RULES } from "../core/language-rules";
import { LANGUAGES } from "../core/languages";
import { problemAt } from "./finding";

/** What `npm run add-language` writes where it does not know a value. */
export const BLANK = "…";

/** The places of blanks in a value and below it. */
export function blanksIn(content: unknown): readonly JsonPath[] {
  return placedValues(content).flatMap(({ path, value }) => {
    const text = value instanceof RegExp ? value.source : value;
    return typeof text === "string" && text.includes(BLANK) ? [path] : [];
  });
}

/** What is still blank in the languages' files. */
export function languageProblems(): readonly Problem[] {
  return LANGUAGES.flatMap((language) =>
    blanksIn({ option: optionOf(language), rules: LANGUAGE_RULES[language] }).map((path) =>
      problemAt({ file: `src/core/languages/${language}.ts`, lineOf: () => 1 }, path, {
        found: `a blank, “${BLANK}”`,
        allowed: "what src/core/languages/language.ts says of this value",
        fix: `Write the value; remove “${BLANK}” where the language has no such words.`,
      }),
    ),
  );
}

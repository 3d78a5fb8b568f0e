import { type Language, localeOf } from "../../core/languages";
import type { DataOf } from "../../core/schemas";
import { IN_LANGUAGE, type LanguageArgument, dataOf, languageOf } from "./site-nodes";

/** The countries of `data/licences.json` by their names, those of each entry sorted as a language does. */
function countriesIn(language: Language, { licences }: DataOf<"licences">): readonly string[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: "region" });
  return licences.flatMap(({ countries }) =>
    countries.map((code) => names.of(code) ?? code).sort((one, other) => one.localeCompare(other, localeOf(language))),
  );
}

export const licenceResolvers = {
  LicencesJson: {
    countries: {
      type: "[String!]!",
      args: IN_LANGUAGE,
      resolve: (source: unknown, language: LanguageArgument) => countriesIn(languageOf(language), dataOf("licences", source)),
    },
  },
};

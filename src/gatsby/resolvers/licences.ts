import { type Language, localeOf } from "../../core/languages";
import type { DataOf } from "../../core/schemas";
import { IN_LANGUAGE, type LanguageArgument, dataOf, languageOf } from "./site-nodes";

/** The countries of `data/licences.json`, named and sorted as a language does. */
function countriesIn(language: Language, { licences }: DataOf<"licences">) {
  const names = new Intl.DisplayNames(localeOf(language), { type: "region" });
  return licences
    .flatMap(({ countries, recognised }) => countries.map((code) => ({ code, name: names.of(code) ?? code, recognised })))
    .sort((one, other) => one.name.localeCompare(other.name, localeOf(language)));
}

export const licenceResolvers = {
  LicencesJson: {
    countries: {
      type: "[LicenceCountry!]!",
      args: IN_LANGUAGE,
      resolve: (source: unknown, language: LanguageArgument) => countriesIn(languageOf(language), dataOf("licences", source)),
    },
  },
};

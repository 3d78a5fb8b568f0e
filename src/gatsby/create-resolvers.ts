import type { GatsbyNode } from "gatsby";
import { type Language, localeOf } from "../i18n/languages";
import { cardResolvers } from "./resolvers/article-card";
import { entryResolvers, waitingResolvers } from "./resolvers/entries";
import { localeResolvers, vanResolvers } from "./resolvers/filled-texts";
import { pictureResolvers } from "./resolvers/pictures";
import type { DataOf } from "../schemas";
import { IN_LANGUAGE, type LanguageArgument, languageOf } from "./resolvers/site-nodes";

/** The names of the countries in `data/licences.json`, sorted within each entry by the rules of the language. */
function countriesIn(language: Language, { licences }: DataOf<"licences">): readonly string[] {
  // People say “США”, and “Соединенные Штаты” is spelled without its ё.
  const nameOf = (code: string): string =>
    new Intl.DisplayNames(localeOf(language), { type: "region", style: code === "US" ? "short" : "long" }).of(code) ?? code;
  return licences.flatMap(({ countries }) => countries.map(nameOf).sort((one, other) => one.localeCompare(other, localeOf(language))));
}

const licenceResolvers = {
  LicencesJson: {
    countries: {
      type: "[String!]!",
      args: IN_LANGUAGE,
      resolve: (source: DataOf<"licences">, language: LanguageArgument) => countriesIn(languageOf(language), source),
    },
  },
};

/** The fields that are resolved when a page asks for them: texts with their facts, cards in a language. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  // Gatsby types the function as a bare `Function`.
  const register = add as (resolvers: object) => void;
  // Apart, because types have resolvers of both kinds.
  register(entryResolvers);
  register({ ...waitingResolvers, ...localeResolvers, ...licenceResolvers, ...cardResolvers, ...pictureResolvers, ...vanResolvers });
};

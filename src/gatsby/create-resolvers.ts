import type { GatsbyNode } from "gatsby";
import { type Language, localeOf } from "../i18n/languages";
import { cardResolvers } from "./resolvers/article-card";
import { localeResolvers } from "./resolvers/filled-texts";
import { pictureResolvers } from "./resolvers/pictures";
import { IN_LANGUAGE, type LanguageArgument, type ResolverContext, dataOf, findPages, findPath, languageOf } from "./resolvers/site-nodes";

/** The countries of `data/licences.json` by their names, those of each entry sorted as a language does. */
function countriesIn(language: Language, licencesNode: unknown): readonly string[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: "region" });
  return dataOf("licences", licencesNode).licences.flatMap(({ countries }) =>
    countries.map((code) => names.of(code) ?? code).sort((one, other) => one.localeCompare(other, localeOf(language))),
  );
}

/** The paths of the fixed pages in one language, to which components link by a page's id. */
async function pagePaths(language: Language, context: ResolverContext) {
  const pages = Object.keys(await findPages(context));
  return Promise.all(pages.map(async (page) => ({ page, path: await findPath(context, page, language) })));
}

const smallResolvers = {
  LicencesJson: {
    countries: {
      type: "[String!]!",
      args: IN_LANGUAGE,
      resolve: (source: unknown, language: LanguageArgument) => countriesIn(languageOf(language), source),
    },
  },
  Query: {
    pagePaths: {
      type: "[PagePath!]!",
      args: IN_LANGUAGE,
      resolve: (_: unknown, language: LanguageArgument, context: ResolverContext) => pagePaths(languageOf(language), context),
    },
  },
};

/** The fields that are resolved when a page asks for them: texts with their facts, cards in a language. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: addResolvers }) => {
  // Gatsby types the function as a bare `Function`. A second call adds to the first.
  const add = addResolvers as (resolvers: object) => void;
  [localeResolvers, smallResolvers, cardResolvers, pictureResolvers].forEach((resolvers) => {
    add(resolvers);
  });
};

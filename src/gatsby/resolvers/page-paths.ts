import { IN_LANGUAGE, type LanguageArgument, type ResolverContext, findPages, findPath, languageOf } from "./site-nodes";

/** The paths of the fixed pages in one language, to which components link by a page's id. */
export const pathResolvers = {
  Query: {
    pagePaths: {
      type: "[PagePath!]!",
      args: IN_LANGUAGE,
      resolve: async (_: unknown, language: LanguageArgument, context: ResolverContext) =>
        Promise.all(
          Object.keys(await findPages(context)).map(async (page) => ({ page, path: await findPath(context, page, languageOf(language)) })),
        ),
    },
  },
};

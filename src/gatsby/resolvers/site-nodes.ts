import type { Node } from "gatsby";
import { z } from "zod";
import { currentSite } from "../../content/site-data";
import { LANGUAGES, type Language } from "../../i18n/languages";
import type { Route } from "../../i18n/routes/route-table";
import { required } from "../../schemas/required";

/** What Gatsby hands to a resolver: a model that records which nodes that page has read, so that the page is built again when one changes. */
export interface ResolverContext {
  readonly nodeModel: {
    readonly getNodeById: (query: { readonly id: string; readonly type?: string }) => Node | null;
    readonly findOne: (query: { readonly type: string; readonly query: object }) => Promise<Node | null>;
  };
}

const LOCALE = z.object({ language: z.enum(LANGUAGES), data: z.string() });

/** A locale file, whose content is JSON, from the node that gatsby-plugin-react-i18next makes of it. */
export const localeOf = (node: unknown) => LOCALE.parse(node);

/** The argument of a field that differs from language to language. */
export const IN_LANGUAGE = { language: "String!" };

export interface LanguageArgument {
  readonly language: string;
}

/** The language that a query asks for. */
export function languageOf({ language }: LanguageArgument): Language {
  return LOCALE.shape.language.parse(language);
}

/** A page or an article. The context of every page has all paths, so Gatsby runs its query again when one changes. */
export function routeOf(id: string): Route {
  return required(
    currentSite().routes.find((route) => route.id === id),
    `The page or article “${id}”`,
  );
}

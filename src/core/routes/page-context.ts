import type { Language } from "../languages";

/** What `gatsby-plugin-react-i18next` expects in a page's context; complete, so that the plugin creates no pages itself. */
interface PluginContext {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly generateDefaultLanguagePage: boolean;
  readonly routed: boolean;
  readonly originalPath: string;
  readonly path: string;
}

/** The context of every page, written by `createPages`. */
export interface PageContext {
  /** The page's id in `data/pages.json`, or the article's id. */
  readonly routeId: string;
  readonly language: Language;
  /** Whether the texts are translations from English. */
  readonly isTranslated: boolean;
  /** The locale files that the page uses. */
  readonly namespaces: readonly string[];
  /** The namespace that holds the page's own title and description. */
  readonly mainNamespace: string;
  /** The id of the hero picture. */
  readonly picture: string;
  /** The id of the picture behind the headline in social networks. */
  readonly socialScene: string;
  /** The same page in every language; for the 404 page, the home pages. */
  readonly paths: Readonly<Record<Language, string>>;
  /** The page between home and this one in the breadcrumb, if any. */
  readonly parent: string | null;
  /** The articles, or pages with a card, before and after this one in the travel guide. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly i18n: PluginContext;
}

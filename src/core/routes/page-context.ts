import type { Language } from "../languages";

/** What `gatsby-plugin-react-i18next` expects of a page's context; written whole, so that the plugin makes no pages of its own. */
export interface PluginContext {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly generateDefaultLanguagePage: boolean;
  readonly routed: boolean;
  readonly originalPath: string;
  readonly path: string;
}

/** What every page knows of itself, written by `createPages` and read by templates and frame. */
export interface PageContext {
  /** The page's id in `data/pages.json`, or the article's id. */
  readonly routeId: string;
  readonly language: Language;
  /** The locale files whose strings the page uses. */
  readonly namespaces: readonly string[];
  /** The namespace that holds the page's own title and description. */
  readonly mainNamespace: string;
  /** The id of the hero picture. */
  readonly picture: string;
  /** The id of the picture that social networks show behind the headline. */
  readonly socialScene: string;
  /** The same page in every language; of the page for unknown addresses, the home pages. */
  readonly paths: Readonly<Record<Language, string>>;
  /** The page that stands between the home page and this one in the breadcrumb, if any. */
  readonly parent: string | null;
  readonly i18n: PluginContext;
}

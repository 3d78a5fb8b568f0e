import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../languages";
import type { Route } from "./route-table";

/** The context of every page, written by `createPages`. */
export interface PageContext extends Pick<
  Route,
  "namespaces" | "mainNamespace" | "action" | "chatTopic" | "picture" | "socialScene" | "paths" | "parent"
> {
  /** The page's id in `data/pages.json`, or the article's id. */
  readonly routeId: string;
  readonly language: Language;
  /** Whether the texts are translations from English. */
  readonly isTranslated: boolean;
  /** The paths of all pages and articles in the language, by their ids. */
  readonly links: Readonly<Record<string, string>>;
  readonly i18n: ReturnType<typeof pluginContext>;
}

/**
 * What `gatsby-plugin-react-i18next` expects in a page's context; complete, so that the plugin creates no pages itself.
 *
 * @param path of the page
 * @param originalPath of the same page in English
 */
export function pluginContext(language: Language, path: string, originalPath: string) {
  return {
    language,
    languages: LANGUAGES,
    defaultLanguage: DEFAULT_LANGUAGE,
    generateDefaultLanguagePage: false,
    routed: language !== DEFAULT_LANGUAGE,
    originalPath,
    path,
  };
}

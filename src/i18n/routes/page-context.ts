import type { Language } from "../languages";
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
}

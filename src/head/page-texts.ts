import { withoutMarkup } from "../core/text/links";
import type { PageContext } from "../core/routes/page-context";
import { type Step, required } from "../core/text/text-shapes";
import { valueAt } from "../core/text/value-at";

/** The texts of a page's query. */
export interface LocalesData {
  readonly locales: { readonly edges: readonly { readonly node: { readonly ns: string; readonly data: string } }[] };
}

/** The texts of a page as visitors read them, for what is no part of its body: head and structured data. */
export interface PageTexts {
  readonly routeId: string;
  readonly mainNamespace: string;
  /** One text, without markup. */
  readonly text: (namespace: string, key: string) => string;
  /** A list of texts, without markup. */
  readonly list: (namespace: string, key: string) => readonly string[];
  readonly steps: (namespace: string, key: string) => readonly Step[];
  /** Tells whether there is a text under a key. */
  readonly has: (namespace: string, key: string) => boolean;
}

/**
 * Reads the texts that a page's query has brought. A head has no translation provider.
 *
 * @throws when a text is asked for that the page does not carry: head and structured data repeat what is shown, and nothing else
 */
export function pageTexts(
  { locales }: LocalesData,
  { routeId, mainNamespace, language, paths }: Pick<PageContext, "routeId" | "mainNamespace" | "language" | "paths">,
): PageTexts {
  const namespaces = new Map(locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data) as unknown]));
  const at = (namespace: string, key: string): unknown => valueAt(namespaces.get(namespace), key.split("."));
  const place = (namespace: string, key: string) => ({ language, namespace, key, page: paths[language] });
  return {
    routeId,
    mainNamespace,
    text: (namespace, key) => withoutMarkup(required.text(at(namespace, key), place(namespace, key))),
    list: (namespace, key) => required.list(at(namespace, key), place(namespace, key)).map(withoutMarkup),
    steps: (namespace, key) =>
      required.steps(at(namespace, key), place(namespace, key)).map(({ title, text }) => ({
        title: withoutMarkup(title),
        text: withoutMarkup(text),
      })),
    has: (namespace, key) => at(namespace, key) !== undefined,
  };
}

/** The headline of a page: one line, or the lines of the poster. */
export function headline({ text, list, mainNamespace, routeId }: PageTexts): string {
  return routeId === "home" ? list(mainNamespace, "hero.title").join(" ") : text(mainNamespace, "hero.title");
}

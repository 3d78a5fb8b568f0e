import { useTranslation } from "react-i18next";
import { type Step, type TextKinds, required } from "../core/text/text-shapes";
import { usePage } from "./page";

/** The texts of one namespace in the page's language, with their facts filled in. */
export interface Texts {
  /** One text. */
  readonly text: (key: string) => string;
  /** A list of texts. */
  readonly list: (key: string) => readonly string[];
  /** A list of steps, each with a title and a text. */
  readonly steps: (key: string) => readonly Step[];
  /** Whatever stands under a key, for lists whose entries have more than a text: the sections of an article. */
  readonly tree: (key: string) => unknown;
  /** The names of the texts below a key, in the order of the file. */
  readonly names: (key: string) => readonly string[];
  /** Tells whether there is anything under a key. */
  readonly has: (key: string) => boolean;
}

/**
 * The texts of a namespace.
 *
 * @param namespace a file of `locales/<language>/`, which the page must name in `data/pages.json`
 * @throws while HTML is rendered and during development, for a key without a text, and for a text where a list belongs or the other way round
 */
export function useTexts(namespace: string): Texts {
  const { i18n } = useTranslation(namespace);
  const { language, paths } = usePage();
  // Not `t`, which would look for a missing key in the page's other namespaces.
  const at = (key: string): unknown => i18n.getResource(language, namespace, key);
  const read = <Kind extends keyof TextKinds>(key: string, kind: Kind): TextKinds[Kind] => {
    // Gatsby writes the stage into the code, so browsers do not get what stands here. They need it no more: every page has been rendered
    // from the same texts, and the check knows the texts that only a script shows.
    if (process.env["BUILD_STAGE"] !== "build-javascript") {
      return required[kind](at(key), { language, namespace, key, page: paths[language] });
    }
    return at(key) as TextKinds[Kind];
  };
  return {
    text: (key) => read(key, "text"),
    list: (key) => read(key, "list"),
    steps: (key) => read(key, "steps"),
    tree: (key) => read(key, "part"),
    names: (key) => Object.keys(read(key, "group")),
    has: (key) => at(key) !== undefined,
  };
}

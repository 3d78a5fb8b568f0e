import { useTranslation } from "react-i18next";
import type { Namespace, TextKey } from "../core/schemas/text-keys";
import { type TextKinds, readAs } from "../core/text/text-shapes";
import { usePage } from "./page";

/** The texts of one namespace in the page's language, with their facts filled in. */
export interface Texts<Name extends Namespace> {
  readonly text: <const Key extends string>(key: TextKey<Name, Key, "text">) => string;
  readonly list: <const Key extends string>(key: TextKey<Name, Key, "list">) => readonly string[];
}

/**
 * The texts of a namespace.
 *
 * @param namespace a file of `locales/<language>/`, which the page must name in `data/pages.json`
 * @throws while HTML is rendered and during development, for a key without a text, and for a text where a list belongs or the other way round
 */
export function useTexts<const Name extends Namespace>(namespace: Name): Texts<Name> {
  const { i18n } = useTranslation(namespace);
  const { language, paths } = usePage();
  // Not `t`, which would look for a missing key in the page's other namespaces.
  const at = (key: string): unknown => i18n.getResource(language, namespace, key);
  const read = <Kind extends keyof TextKinds>(key: string, kind: Kind): TextKinds[Kind] => {
    // Gatsby writes the stage into the code, so this branch is left out of browsers' code. They do not need it: every page has been
    // rendered from the same texts, and the check knows the texts that only a script shows.
    if (process.env["BUILD_STAGE"] !== "build-javascript") {
      return readAs[kind](at(key), { language, namespace, key, page: paths[language] });
    }
    return at(key) as TextKinds[Kind];
  };
  return {
    text: (key) => read(key, "text"),
    list: (key) => read(key, "list"),
  };
}

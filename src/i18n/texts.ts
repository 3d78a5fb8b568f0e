import type { Namespace, TextKey } from "../core/schemas/text-keys";
import { type Page, usePage } from "./page";

/** The texts of one namespace in the page's language, with their facts filled in. */
interface Texts<Name extends Namespace> {
  readonly text: <const Key extends string>(key: TextKey<Name, Key, "text">) => string;
  readonly list: <const Key extends string>(key: TextKey<Name, Key, "list">) => readonly string[];
}

const textsOf = <Name extends Namespace>({ texts }: Page, name: Name): Texts<Name> => ({
  text: (key) => texts.text(name, key),
  list: (key) => texts.list(name, key),
});

/**
 * The texts of a namespace, those that all pages share (`common`), and what is known of the page.
 *
 * @param namespace a file of `locales/<language>/`, which the page must name in `data/pages.json`
 * @throws for a key without a text, and for a text where a list belongs or the other way round
 */
export function useTexts<const Name extends Namespace>(namespace: Name) {
  const page = usePage();
  return { ...page, ...textsOf(page, namespace), common: textsOf(page, "common") };
}

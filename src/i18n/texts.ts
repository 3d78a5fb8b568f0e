import type { GroupKey, ListKey, Namespace, TextKey } from "./text-keys";
import { type Page, usePage } from "./page";

/** The texts of one namespace in the page's language, with their facts filled in. */
interface Texts<Name extends Namespace> {
  readonly text: (key: TextKey<Name>) => string;
  readonly list: (key: ListKey<Name>) => readonly string[];
  /** The text of a group for an id that the compiler does not know. */
  readonly textOf: (group: GroupKey<Name>, id: string) => string;
}

const textsOf = <Name extends Namespace>({ texts }: Page, name: Name): Texts<Name> => ({
  text: (key) => texts.text(name, key),
  list: (key) => texts.list(name, key),
  textOf: (group, id) => texts.text(name, `${group}.${id}`),
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

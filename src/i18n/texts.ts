import type { TFunction, i18n } from "i18next";

/** A file of `locales/<language>/`. */
export type Namespace = keyof EnglishTexts;

/** The keys, such as “fees.scopes”, of all groups of texts, one text for each id. */
type GroupKeys<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string | readonly unknown[]
    ? never
    : Texts[Key] extends Readonly<Record<string, string>>
      ? Key
      : `${Key}.${GroupKeys<Texts[Key]>}`;
}[keyof Texts & string];

/**
 * A text of a namespace that only data name.
 *
 * @throws for a missing text
 */
export function textAt({ t }: Pick<i18n, "t">, namespace: string, key: string): string {
  return (t as unknown as (key: string, options: { readonly ns: string }) => string)(key, { ns: namespace });
}

/**
 * The text of a group for an id from data, which the compiler does not know.
 *
 * @param t of the namespace that has the group
 * @throws for an id without a text
 * @example textOf(t, "fees.scopes", "car")
 */
export function textOf<Name extends Namespace>(t: TFunction<Name>, group: GroupKeys<EnglishTexts[Name]>, id: string): string {
  // Only the parts of the key have types.
  return (t as unknown as (key: string) => string)(`${group}.${id}`);
}

/** The label of a page in the menus; `undefined` if they do not have it. */
export function menuLabel(texts: Pick<i18n, "exists" | "t">, page: string): string | undefined {
  const key = `nav.${page}`;
  return texts.exists(key, { ns: "common" }) ? textAt(texts, "common", key) : undefined;
}

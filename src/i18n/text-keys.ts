/** A file of `locales/<language>/`. */
export type Namespace = keyof EnglishTexts;

/** The keys, such as “hero.title”, of all values of a type. */
type Keys<Texts, Value> = {
  [Key in keyof Texts & string]: Texts[Key] extends Value
    ? Key
    : Texts[Key] extends string | readonly unknown[]
      ? never
      : `${Key}.${Keys<Texts[Key], Value>}`;
}[keyof Texts & string];

/** The key of a text that a namespace has in English; a misspelt one does not compile. */
export type TextKey<Name extends Namespace> = Keys<EnglishTexts[Name], string>;

/** That of a list of texts. */
export type ListKey<Name extends Namespace> = Keys<EnglishTexts[Name], readonly string[]>;

/** That of a group of texts, one for each id. */
export type GroupKey<Name extends Namespace> = Keys<EnglishTexts[Name], Readonly<Record<string, string>>>;

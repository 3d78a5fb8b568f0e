import type { TextKinds } from "../text/read-texts";

/** A file of `locales/<language>/`. */
export type Namespace = keyof EnglishTexts;

type Kind = keyof TextKinds;

/** The keys of all values of one kind, such as “hero.title”. */
type Keys<Texts, Of extends Kind> = {
  [Key in keyof Texts & string]:
    | (Texts[Key] extends TextKinds[Of] ? Key : never)
    | (Texts[Key] extends readonly unknown[] | string | undefined ? never : `${Key}.${Keys<Texts[Key], Of>}`);
}[keyof Texts & string];

/** Those of the given keys that a namespace lacks. A key with an id from data is there when it is there for some id. */
type Missing<Name, Key, Of extends Kind> = Name extends Namespace
  ? Key extends unknown
    ? [Extract<Keys<EnglishTexts[Name], Of>, Key>] extends [never]
      ? Key
      : never
    : never
  : never;

/** A key that every one of the given namespaces has in English, in the kind asked for; a misspelt one does not compile. */
export type TextKey<Name extends Namespace, Key, Of extends Kind> = [Missing<Name, Key, Of>] extends [never]
  ? string extends Key
    ? never
    : Key
  : Keys<EnglishTexts[Name], Of>;

import { type i18n, createInstance } from "i18next";
import { I18NEXT_OPTIONS } from "./i18next-options";
import type { Language } from "./languages";

/** The page whose texts are read, for messages. */
interface Reading {
  readonly language: Language;
  readonly path: string;
}

/**
 * Makes an instance of i18next fail where it would show a key: for a text that its namespace does not have, even if another namespace has it,
 * and for a list where a text belongs.
 *
 * @returns the same instance
 */
export function strict(instance: i18n, { language, path }: Reading): i18n {
  const fileOf = (namespaces: string | readonly string[]): string => `locales/${language}/${[namespaces].flat().join()}.json`;
  Object.assign(instance.options, {
    fallbackNS: false,
    missingKeyHandler: (_: unknown, namespace: string, key: string): never => {
      throw new Error(
        `No text “${key}” in ${fileOf(namespace)} for the page ${path}: it is missing, or data/pages.json does not name “${namespace}” among the page’s namespaces.`,
      );
    },
    returnedObjectHandler: (key: string, _: unknown, { ns }: { readonly ns: readonly string[] }): never => {
      throw new Error(`“${key}” in ${fileOf(ns)} is not a text, as the page ${path} needs it.`);
    },
  });
  return instance;
}

/**
 * The texts of a page where there are no components: for its head and its structured data.
 *
 * @param locales what the page's query returned
 */
export function translator({ edges }: Queries.PageFragment["locales"], reading: Reading): i18n {
  const instance = createInstance();
  const { language } = reading;
  const texts = Object.fromEntries(edges.map(({ node }) => [node.ns, JSON.parse(node.data) as object]));
  void instance.init({ ...I18NEXT_OPTIONS, lng: language, resources: { [language]: texts }, initAsync: false });
  return strict(instance, reading);
}

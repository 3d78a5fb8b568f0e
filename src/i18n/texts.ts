import { useTranslation } from "react-i18next";

/** The texts of one namespace in the page's language, with their facts filled in. */
export interface Texts {
  /** One text. */
  readonly text: (key: string) => string;
  /** A list of texts, or of entries with texts. */
  readonly list: <Entry = string>(key: string) => readonly Entry[];
  /** Tells whether there is anything under a key. */
  readonly has: (key: string) => boolean;
}

/**
 * The texts of a namespace.
 *
 * @param namespace a file of `locales/<language>/`, which the page must name in `data/pages.json`
 * @throws at build time, for a key without a text
 */
export function useTexts(namespace: string): Texts {
  const { t, i18n } = useTranslation(namespace);
  return {
    text: (key) => t(key),
    list: (key) => t(key, { returnObjects: true }) as never,
    has: (key) => i18n.exists(key, { ns: namespace }),
  };
}

import { useTranslation } from "react-i18next";

export interface Step {
  readonly title: string;
  readonly text: string;
}

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
    list: (key) => t(key, { returnObjects: true }) as readonly string[],
    steps: (key) => t(key, { returnObjects: true }) as readonly Step[],
    tree: (key) => t(key, { returnObjects: true }),
    has: (key) => i18n.exists(key, { ns: namespace }),
  };
}

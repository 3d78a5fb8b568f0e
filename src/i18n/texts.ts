import { useTranslation } from "react-i18next";
import { type RouteId, pathOf } from "../core/routes/routes";
import type { Namespace, TextKey } from "../core/schemas/text-keys";
import { type TextKinds, readAs } from "../core/text/text-shapes";
import { usePage } from "./page";

/** The texts of one namespace in the page's language, with their facts filled in. */
interface Texts<Name extends Namespace> {
  readonly text: <const Key extends string>(key: TextKey<Name, Key, "text">) => string;
  readonly list: <const Key extends string>(key: TextKey<Name, Key, "list">) => readonly string[];
}

/**
 * The texts of a namespace, those that all pages share (`common`), what is known of the page, and paths of pages in its language.
 *
 * @param namespace a file of `locales/<language>/`, which the page must name in `data/pages.json`
 * @throws while HTML is rendered and during development, for a key without a text, and for a text where a list belongs or the other way round
 * @example const { localPath } = useTexts("home"); localPath("booking-terms", "fees") // "/de/fahrzeug-buchung-bedingungen#fees"
 */
export function useTexts<const Name extends Namespace>(namespace: Name) {
  const { i18n } = useTranslation(namespace);
  const page = usePage();
  const { language, paths } = page;
  const textsOf = <Of extends Namespace>(name: Of): Texts<Of> => {
    const read = <Kind extends keyof TextKinds>(key: string, kind: Kind): TextKinds[Kind] => {
      // Not `t`, which would look for a missing key in the page's other namespaces.
      const text: unknown = i18n.getResource(language, name, key);
      // Gatsby writes the stage into the code, so this branch is left out of browsers' code. They do not need it: every page has been
      // rendered from the same texts, and the check knows the texts that only a script shows.
      if (process.env["BUILD_STAGE"] !== "build-javascript") {
        return readAs[kind](text, { language, namespace: name, key, page: paths[language] });
      }
      return text as TextKinds[Kind];
    };
    return { text: (key) => read(key, "text"), list: (key) => read(key, "list") };
  };
  return {
    ...page,
    ...textsOf(namespace),
    common: textsOf("common"),
    localPath: (route: RouteId, anchor?: string): string => `${pathOf(route, language)}${anchor === undefined ? "" : `#${anchor}`}`,
  };
}

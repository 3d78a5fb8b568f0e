import { DEFAULT_LANGUAGE, byLanguage } from "../src/i18n/languages";
import type { Route } from "../src/i18n/routes/route-table";

/** A page for tests, under the same slug in every language. */
export const route = (id: string, slug = id, redirectFrom: readonly string[] = []): Route => ({
  id,
  template: id,
  namespaces: [],
  mainNamespace: id,
  action: "book",
  chatTopic: "car",
  picture: "p",
  socialScene: "p",
  published: "2026-01-01",
  modified: "2026-01-02",
  parent: null,
  redirectFrom,
  paths: byLanguage((language) => (language === DEFAULT_LANGUAGE ? `/${slug}` : `/${language}/${slug}`)),
});

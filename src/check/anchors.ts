import { articleFile } from "../schemas";
import { nearest } from "../content/nearest";
import { textsWithPaths, valuesWithPaths } from "../content/json-document";
import { REFERENCE } from "../content/locale-documents";
import { type Rule, type CheckedSite, dataProblem } from "./rule";

/**
 * The anchors that a page or an article can have; `undefined` if there is no such page. An article has the ids of its sections. A page may
 * have the keys of its texts, and the ids of all questions, topics, parts and clauses. Only a test of the finished pages is exact.
 */
export function anchorsOf(target: string, { data, locales }: Pick<CheckedSite, "data" | "locales">): ReadonlySet<string> | undefined {
  const article = locales[REFERENCE].get(`data/${articleFile(target)}`);
  if (article !== undefined) {
    return new Set(textsWithPaths(article.value).flatMap(({ path, text }) => (path.at(-1) === "id" ? [text] : [])));
  }
  const page = data.pages?.pages[target];
  const parts = [...(data.terms?.parts ?? []), ...(data.legal?.parts ?? [])];
  return (
    page &&
    new Set([
      ...page.namespaces.flatMap((name) => valuesWithPaths(locales[REFERENCE].get(name)?.value).map(({ path }) => String(path.at(-1)))),
      ...Object.entries(data.faq ?? {}).flatMap(([group, questions]) => questions.map(({ id }) => `faq-${group}-${id}`)),
      ...[...(data.driving?.topics ?? []), ...parts].map(({ id }) => id),
      ...parts.flatMap(({ id, clauses }) => clauses.map((clause) => `${id}-${clause.id}`)),
    ])
  );
}

/** Sections that “Find an answer” lists in `data/pages.json` and that their page does not have. Links in sentences are checked with the sentences. */
export const unknownSections: Rule = (site) =>
  (site.data.pages?.sections ?? []).flatMap(({ page, anchor }, index) => {
    const anchors = anchor === undefined ? undefined : anchorsOf(page, site);
    return anchor === undefined || anchors?.has(anchor) !== false
      ? []
      : [
          dataProblem(site, "pages", ["sections", index, "anchor"], {
            found: `the section “${anchor}” of “${page}”`,
            allowed: "the name of a section of that page",
            suggestion: nearest(anchor, anchors),
            fix: "Correct the name, or leave “anchor” out.",
          }),
        ];
  });

import { articleFile } from "../core/schemas";
import { linkAnchors } from "../core/text/links";
import { nearest } from "../core/text/nearest";
import { placedTexts, placedValues } from "../content/json-document";
import { type LocaleDocuments, REFERENCE } from "../content/locale-documents";
import { type Problem, quote } from "../content/problem";
import { problemAt } from "./finding";
import type { WrittenText } from "./other-language";
import type { ValidData } from "./reference-problems";

/**
 * The anchors that a page or an article can have. Those of an article are the ids of its sections; those of a page are keys of its texts,
 * and the ids of questions, topics, parts and clauses. These are more than the page has; a test of the finished pages is exact.
 */
function anchorsOf(target: string, data: ValidData, locales: LocaleDocuments): ReadonlySet<string> | undefined {
  const article = locales[REFERENCE].get(`data/${articleFile(target)}`);
  if (article !== undefined) {
    return new Set(placedTexts(article.value).flatMap(({ path, text }) => (path.at(-1) === "id" ? [text] : [])));
  }
  const page = data.pages?.pages[target];
  const parts = [...(data.terms?.parts ?? []), ...(data.legal?.parts ?? [])];
  return page === undefined
    ? undefined
    : new Set([
        ...page.namespaces.flatMap((namespace) =>
          placedValues(locales[REFERENCE].get(namespace)?.value).map(({ path }) => String(path.at(-1))),
        ),
        ...Object.entries(data.faq ?? {}).flatMap(([group, questions]) => questions.map(({ id }) => `faq-${group}-${id}`)),
        ...[...(data.driving?.topics ?? []), ...parts].map(({ id }) => id),
        ...parts.flatMap(({ id, clauses }) => clauses.map((clause) => `${id}-${clause.id}`)),
      ]);
}

/** Links to a section that its page does not have. */
export function anchorProblems(texts: readonly WrittenText[], data: ValidData, locales: LocaleDocuments): readonly Problem[] {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  return texts.flatMap(({ document, path, text }) =>
    (text.includes("#") ? linkAnchors(text) : []).flatMap(({ target, anchor }) => {
      const anchors = known.has(target) ? known.get(target) : anchorsOf(target, data, locales);
      known.set(target, anchors);
      const suggestion = nearest(anchor, anchors ?? []);
      return anchors === undefined || anchors.has(anchor)
        ? []
        : [
            problemAt(document, path, {
              found: `a link to the section ${quote(anchor)} of “${target}”`,
              allowed: "the name of a section of that page",
              suggestion: suggestion === undefined ? undefined : `${target}#${suggestion}`,
              fix: "Correct what follows the #, or leave it out to link the page as a whole.",
            }),
          ];
    }),
  );
}

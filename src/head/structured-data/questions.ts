import type { FAQPage } from "schema-dts";
import { partId, thisPage } from "./ids";
import type { PageContent } from "./page-content";

/** The questions of a page, in the order in which it shows them, each with its whole answer. */
export function questions(page: PageContent, groups: readonly string[]): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": partId(page, "questions"),
    inLanguage: page.language,
    isPartOf: thisPage(page),
    mainEntity: groups.flatMap((group) => {
      const ids = page.data.faqJson?.groups[group];
      if (!Array.isArray(ids)) {
        throw new Error(`The query of “${page.path}” has no questions of the group “${group}”.`);
      }
      return ids.map(String).map((id) => ({
        "@type": "Question" as const,
        url: partId(page, `faq-${group}-${id}`),
        name: page.text(`faq-${group}`, `${id}.question`),
        acceptedAnswer: { "@type": "Answer" as const, text: page.list(`faq-${group}`, `${id}.answer`).join("\n") },
      }));
    }),
  };
}

import type { FAQPage } from "schema-dts";
import { required } from "../../core/required";
import { withoutMarkup } from "../../core/text/links";
import { partId, thisPage } from "./ids";
import type { PageContent } from "./page-content";

/** The questions that a page shows. */
export function questions(page: PageContent): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": partId(page, "questions"),
    inLanguage: page.language,
    isPartOf: thisPage(page),
    mainEntity: Object.entries(required(page.data.faqJson, "The questions in the page's query")).flatMap(([group, entries]) =>
      entries.map(({ id, question, answer }) => ({
        "@type": "Question" as const,
        url: partId(page, `faq-${group}-${id}`),
        name: withoutMarkup(question),
        acceptedAnswer: { "@type": "Answer" as const, text: answer.map(withoutMarkup).join("\n") },
      })),
    ),
  };
}

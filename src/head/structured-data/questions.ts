import type { FAQPage } from "schema-dts";
import { faqSchema } from "../../core/schemas/faq";
import { required } from "../../core/required";
import { partId, thisPage } from "./ids";
import type { PageContent } from "./page-content";

export function questions(page: PageContent, names: readonly ("driving" | "papers" | "renting" | "van")[]): FAQPage {
  const { groups } = faqSchema.parse(page.data.faqJson);
  return {
    "@type": "FAQPage",
    "@id": partId(page, "questions"),
    inLanguage: page.language,
    isPartOf: thisPage(page),
    mainEntity: names.flatMap((group) =>
      required(groups[group], `The group “${group}” of the questions of ${page.path}`).map((id) => ({
        "@type": "Question" as const,
        url: partId(page, `faq-${group}-${id}`),
        name: page.text(`faq-${group}`, `${id}.question`),
        acceptedAnswer: { "@type": "Answer" as const, text: page.list(`faq-${group}`, `${id}.answer`).join("\n") },
      })),
    ),
  };
}

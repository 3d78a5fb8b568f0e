import type { HowTo } from "schema-dts";
import { partId, thisPage } from "./ids";
import type { PageContent } from "./page-content";

/**
 * Instructions in steps.
 *
 * @param part the anchor of the section, and the key of its texts
 * @param steps the key of the steps within the part
 * @source schema.org, HowTo
 */
export function howTo(page: PageContent, part: string, steps: string) {
  const { has, text, steps: stepsAt } = page.own;
  return {
    "@type": "HowTo",
    "@id": partId(page, `${part}-how-to`),
    name: text(`${part}.title`),
    ...(has(`${part}.lead`) ? { description: text(`${part}.lead`) } : {}),
    inLanguage: page.language,
    isPartOf: thisPage(page),
    step: stepsAt(`${part}.${steps}`).map(({ title: name, text: explanation }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name,
      text: explanation,
      url: partId(page, part),
    })),
  } as const satisfies HowTo;
}

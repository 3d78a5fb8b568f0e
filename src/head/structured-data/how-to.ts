import type { HowTo } from "schema-dts";
import { required } from "../../core/required";
import type { StepGroup } from "../../core/schemas/steps";
import { withoutMarkup } from "../../core/text/links";
import { partId, thisPage } from "./ids";
import type { PageContent } from "./page-content";

/**
 * Instructions in steps.
 *
 * @param part the anchor of the section, and the key of its texts
 * @param steps their name in `data/steps.json`
 * @source schema.org, HowTo
 */
export function howTo(page: PageContent, part: string, steps: StepGroup) {
  const { has, text } = page.own;
  return {
    "@type": "HowTo",
    "@id": partId(page, `${part}-how-to`),
    name: text(`${part}.title`),
    ...(has(`${part}.lead`) ? { description: text(`${part}.lead`) } : {}),
    inLanguage: page.language,
    isPartOf: thisPage(page),
    step: required(page.data.stepsJson?.[steps], `The steps “${steps}” in the page's query`).map(({ title, text: explanation }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name: withoutMarkup(title),
      text: withoutMarkup(explanation),
      url: partId(page, part),
    })),
  } as const satisfies HowTo;
}

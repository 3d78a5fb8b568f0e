import type { HowTo } from "schema-dts";
import { partId, thisPage } from "./ids";
import type { PageContent } from "./page-content";

interface Instructions {
  /** The part of the page that shows the steps, and the key of its texts. */
  readonly part: string;
  /** The key of the steps within the part. */
  readonly steps: string;
  readonly hasLead: boolean;
  /** How long it takes, in minutes. */
  readonly minutes?: number;
}

/**
 * Instructions in steps.
 *
 * @source schema.org, HowTo; ISO 8601 durations
 */
export function howTo(page: PageContent, { part, steps, hasLead, minutes }: Instructions): HowTo {
  const { mainNamespace } = page;
  return {
    "@type": "HowTo",
    "@id": partId(page, `${part}-how-to`),
    name: page.text(mainNamespace, `${part}.title`),
    ...(hasLead ? { description: page.text(mainNamespace, `${part}.lead`) } : {}),
    ...(minutes === undefined ? {} : { totalTime: `PT${String(minutes)}M` }),
    inLanguage: page.language,
    isPartOf: thisPage(page),
    step: page.steps(mainNamespace, `${part}.${steps}`).map(({ title: name, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name,
      text,
      url: partId(page, part),
    })),
  };
}

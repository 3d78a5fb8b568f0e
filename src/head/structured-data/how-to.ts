import type { HowTo } from "schema-dts";
import { partId, thisPage } from "./ids";
import type { PageContent } from "./page-content";

interface Instructions {
  readonly namespace: string;
  /** The keys of title, lead and steps within the namespace. */
  readonly title: string;
  readonly lead?: string;
  readonly steps: string;
  /** The part of the page that shows the steps. */
  readonly part: string;
  /** How long it takes, in minutes. */
  readonly minutes?: number;
}

/**
 * Instructions in steps.
 *
 * @source schema.org, HowTo; ISO 8601 durations
 */
export function howTo(page: PageContent, { namespace, title, lead, steps, part, minutes }: Instructions): HowTo {
  return {
    "@type": "HowTo",
    "@id": partId(page, `${part}-how-to`),
    name: page.text(namespace, title),
    ...(lead === undefined ? {} : { description: page.text(namespace, lead) }),
    ...(minutes === undefined ? {} : { totalTime: `PT${String(minutes)}M` }),
    inLanguage: page.language,
    isPartOf: thisPage(page),
    step: page.steps(namespace, steps).map(({ title: name, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name,
      text,
      url: partId(page, part),
    })),
  };
}

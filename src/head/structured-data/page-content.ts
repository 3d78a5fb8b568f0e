import { withoutMarkup } from "../../facts/links";
import { type Page, readPage } from "../../page/page";
import type { PageContext } from "../../i18n/routes/page-context";
import type { FaqGroup } from "../../schemas/guides";
import type { ParseKeys, i18n } from "i18next";
import { type Namespace, textAt } from "../../i18n/texts";
import { translator } from "../../i18n/translator";
import { required } from "../../schemas/required";

/** The result of a page's query. The builders read what the sections of the page show. */
export type GraphData = Queries.PageFragment &
  Partial<
    Pick<Queries.ArticlePageQuery, "article"> &
      Queries.CarHireGraphFragment &
      Queries.DrivingGuideGraphFragment &
      Queries.FleetFragment &
      Queries.ParkingPriceFragment &
      Queries.ReviewsFragment &
      Queries.VanProductsFragment
  > & {
    readonly faqJson?: Readonly<Partial<Record<FaqGroup, readonly Queries.QuestionFragment[]>>> | null;
    readonly stepsJson?: { readonly driving?: readonly Readonly<Record<"title" | "text", string>>[] } | null;
  };

/** Things that have the same identifier on every page, in every language. */
type Entity = "organization" | "website" | "office" | "parking" | "van-base";

export const entity = ({ siteUrl }: PageContent, name: Entity) => ({ "@id": `${siteUrl}/#${name}` });

export const partId = ({ url }: PageContent, part: string): string => `${url}#${part}`;

export const thisPage = ({ url }: PageContent) => ({ "@id": url });

/** A page as the builders of its graph see it: its address, and its texts without markup. */
export interface PageContent extends Page {
  readonly url: string;
  readonly data: GraphData;
  /** @throws for a text that the page's query does not have: structured data only repeat what the page shows */
  readonly text: <Name extends Namespace>(namespace: Name, key: ParseKeys<Name> & string) => string;
  readonly texts: i18n;
}

export function pageContent(data: GraphData, context: PageContext): PageContent {
  const page = readPage(data, context);
  const texts = translator(data.locales, { language: page.language, path: page.paths[page.language] });
  return {
    ...page,
    url: `${page.siteUrl}${page.paths[page.language]}`,
    data,
    text: (namespace, key) => withoutMarkup(textAt(texts, namespace, key)),
    texts,
  };
}

/**
 * The value of a fact.
 *
 * @throws when the page's query does not ask for it
 */
export function factValue(fact: { readonly value: unknown } | null | undefined, name: string): unknown {
  return required(fact?.value, `The fact “${name}” in the page's query`);
}

/** The terms of an offer whose price is known: none while the fact has no value. */
export function pricedAt(price: unknown) {
  return price === null || price === undefined ? {} : { price: Number(price), priceCurrency: "EUR" };
}

/** The address of the hero picture, if the page shows one. */
export function heroPictureUrl({ siteUrl, data: { hero } }: PageContent): string | undefined {
  const src = hero?.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return src === undefined ? undefined : `${siteUrl}${src}`;
}

import { required } from "../../utils/required";
import type { FaqGroup } from "../../schemas/guides";
import type { StepGroup } from "../../schemas/guides";
import type { PageContext } from "../../i18n/routes/page-context";
import { type Page, readPage } from "../../i18n/page";
import { type PageTexts, pageTexts } from "../page-texts";

/** The result of a page's query. The builders read what the sections of the page show. */
export type GraphData = Queries.PageFragment &
  Partial<
    Pick<Queries.ArticlePageQuery, "article"> &
      Queries.CarHireGraphFragment &
      Queries.DrivingGuideGraphFragment &
      Queries.FleetFragment &
      Queries.ReviewsFragment &
      Queries.VanProductsFragment &
      Pick<Queries.VanRentalPageQuery, "vanAreasJson"> &
      Pick<Queries.ExploreCyprusPageQuery, "articlesJson"> &
      Pick<Queries.AirportParkingPageQuery, "reasonsJson">
  > & {
    readonly faqJson?: Readonly<Partial<Record<FaqGroup, readonly Queries.QuestionFragment[]>>> | null;
    readonly stepsJson?: Readonly<Partial<Record<StepGroup, readonly Readonly<Record<"title" | "text", string>>[]>>> | null;
  };

/** Things that have the same identifier on every page, in every language. */
export type Entity = "organization" | "website" | "office" | "parking" | "van-base";

export const entity = ({ siteUrl }: PageContent, name: Entity) => ({ "@id": `${siteUrl}/#${name}` });

export const partId = ({ url }: PageContent, part: string): string => `${url}#${part}`;

export const thisPage = ({ url }: PageContent) => ({ "@id": url });

/** A page as the builders of its graph see it: its address, and its texts without markup. */
export interface PageContent extends Page, PageTexts {
  readonly path: string;
  readonly url: string;
  readonly data: GraphData;
}

export function pageContent(data: GraphData, context: PageContext): PageContent {
  const page = readPage(data, context);
  const path = page.paths[page.language];
  return { ...page, ...pageTexts(data, context), path, url: `${page.siteUrl}${path}`, data };
}

/**
 * The value of a fact.
 *
 * @throws when the page's query does not ask for it
 */
export function factValue(fact: { readonly value: unknown } | null | undefined, name: string): unknown {
  return required(fact?.value, `The fact “${name}” in the page's query`);
}

/** The picture of the hero; `null` where the page shows none, which its query asks for all the same. */
export function heroPicture({ siteUrl, routeId, data: { hero } }: PageContent): { readonly url: string; readonly caption: string } | null {
  const src = hero?.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return hero === null || src === undefined || routeId === "just-landed" ? null : { url: `${siteUrl}${src}`, caption: hero.alt };
}

import type { FactValue } from "../../core/facts/facts";
import type { Language } from "../../core/languages";
import type { PageContext } from "../../core/routes/page-context";
import type { HeadData } from "../PageHead";
import { type PageTexts, pageTexts } from "../page-texts";

/** A fact as a query gives it. */
interface FactNode {
  readonly value: unknown;
}

/** The part of a page's query that its structured data are made of; what a page does not ask for is missing. */
export interface StructuredPageData extends HeadData {
  readonly hero: {
    readonly alt: string;
    readonly file: {
      readonly childImageSharp: {
        readonly gatsbyImageData: { readonly images: { readonly fallback?: { readonly src: string } | undefined } };
      } | null;
    };
  } | null;
  readonly opens: FactNode | null;
  readonly closes: FactNode | null;
  readonly priceFrom?: FactNode | null;
  readonly priceMax?: FactNode | null;
  readonly drivingGuideMinutes?: FactNode | null;
  readonly faqJson?: { readonly groups: Readonly<Record<string, unknown>> } | null;
  readonly fleetJson?: { readonly vehicles: readonly { readonly id: string; readonly name: string }[] } | null;
  readonly vanAreasJson?: { readonly areas: readonly { readonly id: string }[] } | null;
  readonly vansJson?: { readonly vans: readonly { readonly id: string; readonly availability: string }[] } | null;
  readonly article?: { readonly author: string; readonly published: string; readonly modified: string } | null;
  readonly articlesJson?: { readonly localizedCards: readonly { readonly title: string; readonly url: string }[] } | null;
  readonly reviewsJson?: { readonly reviews: readonly StructuredReview[] } | null;
}

/** A voice of a customer, as far as structured data may repeat it. */
export interface StructuredReview {
  readonly id: string;
  readonly author: string;
  readonly date: string;
  readonly sample: boolean;
  /** Where the review was published; a sample has no such place. */
  readonly source: string | null;
}

/** What the builders of a graph know of a page: who and where it is, and its texts as visitors read them. */
export interface PageContent extends PageTexts {
  readonly siteUrl: string;
  readonly language: Language;
  readonly parent: string | null;
  /** The page's own path. */
  readonly path: string;
  /** The page's own address. */
  readonly url: string;
  readonly data: StructuredPageData;
}

/**
 * Reads a page for the builders of its graph.
 *
 * @param data the result of the page's query
 * @throws when a builder asks for a text that the page does not carry: structured data repeat what is shown, and nothing else
 */
export function pageContent(data: StructuredPageData, context: PageContext): PageContent {
  const { language, parent, paths } = context;
  const siteUrl = data.site?.siteMetadata.siteUrl ?? "";
  return {
    ...pageTexts(data, context),
    siteUrl,
    language,
    parent,
    path: paths[language],
    url: `${siteUrl}${paths[language]}`,
    data,
  };
}

/**
 * The value of a fact that a page asked for.
 *
 * @throws when the page's query does not ask for it
 */
export function factValue(fact: FactNode | null | undefined): Exclude<FactValue, readonly string[]> {
  const value = fact?.value;
  if (typeof value !== "number" && typeof value !== "string") {
    throw new Error("The page's query does not ask for a fact that its structured data need.");
  }
  return value;
}

/** The address and the alternative text of the page's large picture. */
export function heroPicture({ siteUrl, data: { hero } }: PageContent): { readonly url: string; readonly caption: string } | null {
  const src = hero?.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return hero === null || src === undefined ? null : { url: `${siteUrl}${src}`, caption: hero.alt };
}

import type { PageContent } from "./page-content";

/** What every page means by the same identifier, in every language. */
export type Entity = "organization" | "website" | "office" | "parking" | "van-base";

/** A reference to a node of the same graph. */
export interface Reference {
  readonly "@id": string;
}

/** A reference to an entity of the whole site. */
export function entity({ siteUrl }: PageContent, name: Entity): Reference {
  return { "@id": `${siteUrl}/#${name}` };
}

/** The identifier of something that only this page has. */
export function partId({ url }: PageContent, part: string): string {
  return `${url}#${part}`;
}

/** A reference to the page itself, whose identifier is its address. */
export function thisPage({ url }: PageContent): Reference {
  return { "@id": url };
}

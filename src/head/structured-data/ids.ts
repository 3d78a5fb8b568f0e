import type { PageContent } from "./page-content";

/** The entities that every page means when it speaks of them, whatever its language. */
export type Entity = "organization" | "website" | "office" | "parking" | "van-base";

/** A reference to a node of the same graph. */
export interface Reference {
  readonly "@id": string;
}

/** The identifier of an entity of the whole site; the same on every page and in every language. */
export function entityId({ siteUrl }: PageContent, entity: Entity): string {
  return `${siteUrl}/#${entity}`;
}

/** A reference to an entity of the whole site. */
export function entity(page: PageContent, name: Entity): Reference {
  return { "@id": entityId(page, name) };
}

/** The identifier of something that only this page has. */
export function partId({ url }: PageContent, part: string): string {
  return `${url}#${part}`;
}

/** A reference to the page itself, whose identifier is its address. */
export function thisPage({ url }: PageContent): Reference {
  return { "@id": url };
}

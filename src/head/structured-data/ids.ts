import type { PageContent } from "./page-content";

/** Things that have the same identifier on every page, in every language. */
export type Entity = "organization" | "website" | "office" | "parking" | "van-base";

export function entity({ siteUrl }: PageContent, name: Entity) {
  return { "@id": `${siteUrl}/#${name}` };
}

export function partId({ url }: PageContent, part: string): string {
  return `${url}#${part}`;
}

export function thisPage({ url }: PageContent) {
  return { "@id": url };
}

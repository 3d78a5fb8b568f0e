import { z } from "zod";

/** The folders of `src/images` from which fields take a file, by what is in them. */
export const IMAGE_FOLDERS = { scene: "scenes", vehicle: "vehicles", portrait: "avatars" } as const;

/** What a file in `src/images` shows. */
export type ImageKind = keyof typeof IMAGE_FOLDERS;

/**
 * What a field of data may name: a fact, a page, a page or an article, a story (an article, or a page with a card), a large picture, an
 * icon of the sprite, a template, a namespace of `locales/`, a file in one of the folders of `src/images`.
 */
export const REFERENCE_TARGETS = [
  "fact",
  "page",
  "route",
  "story",
  "picture",
  "icon",
  "template",
  "namespace",
  "scene",
  "vehicle",
  "portrait",
] as const;

export type ReferenceTarget = (typeof REFERENCE_TARGETS)[number];

/** The fields that name something which must exist elsewhere, marked once for everything that offers or checks names. */
export const references = z.registry<{ readonly to: ReferenceTarget }>();

/**
 * A copy of a schema, marked as naming something.
 *
 * @example const factReference = naming("fact", factId); // references.get(factReference)?.to is "fact", of factId nothing
 */
export function naming<Schema extends z.ZodType>(to: ReferenceTarget, schema: Schema): Schema {
  const marked = schema.clone();
  references.add(marked, { to });
  return marked;
}

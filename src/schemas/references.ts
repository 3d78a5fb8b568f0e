import type { z } from "zod";

/** The folders of `src/images`, by the kind of picture in them. */
export const IMAGE_FOLDERS = { scene: "scenes", vehicle: "vehicles", portrait: "avatars" } as const;

/** How their files end: what is drawn in lines is an SVG, and what is painted a PNG, which the build resizes. */
export const IMAGE_ENDINGS = { scene: "png", vehicle: "svg", portrait: "png" } as const satisfies Readonly<
  Record<keyof typeof IMAGE_FOLDERS, string>
>;

export type ImageKind = keyof typeof IMAGE_FOLDERS;

/** What a field of data may refer to. A route is a page or an article; a card leads to an article, or to a page of the guide. */
export type ReferenceTarget = "fact" | "page" | "route" | "card" | "picture" | "topic" | "icon" | "template" | "namespace" | ImageKind;

/**
 * Marks a copy of a schema as a reference: its value must exist elsewhere. Forms offer these names, and the check verifies them.
 *
 * @param unit the unit of the fact that it names
 * @example naming("fact", factId, "EUR") // its JSON Schema has `"names": "fact", "unit": "EUR"`
 */
export function naming<Schema extends z.ZodType>(names: ReferenceTarget, schema: Schema, unit?: string): Schema {
  return schema.meta({ names, ...(unit !== undefined && { unit }) });
}

import { z } from "zod";

/** The folders of `src/images`, by the kind of picture in them. */
export const IMAGE_FOLDERS = { scene: "scenes", vehicle: "vehicles", portrait: "avatars" } as const;

export type ImageKind = keyof typeof IMAGE_FOLDERS;

/** What a field of data may refer to. A route is a page or an article; a card leads to an article, or to a page of the guide. */
export type ReferenceTarget = "fact" | "page" | "route" | "card" | "picture" | "icon" | "template" | "namespace" | ImageKind;

/** The fields whose value must exist elsewhere. Forms offer these names, and the check verifies them, with the unit of a fact. */
export const references = z.registry<{ readonly to: ReferenceTarget; readonly unit: string | undefined }>();

/**
 * Marks a copy of a schema as a reference.
 *
 * @param unit the unit of the fact that it names
 * @example const price = naming("fact", factId, "EUR"); // references.get(price)?.to is "fact"; factId itself is not marked
 */
export function naming<Schema extends z.ZodType>(to: ReferenceTarget, schema: Schema, unit?: string): Schema {
  const marked = schema.clone();
  references.add(marked, { to, unit });
  return marked;
}

/** The part of a schema that describes a place in a file; `undefined` where it describes none. */
export function schemaAt(schema: z.core.$ZodType | undefined, path: readonly (string | number)[]): z.core.$ZodType | undefined {
  const [step, ...rest] = path;
  const part = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (step === undefined) {
    return part;
  }
  const object: z.core.$ZodShape | undefined = part instanceof z.ZodObject ? part.shape : undefined;
  const list = part instanceof z.ZodArray ? part.element : part instanceof z.ZodRecord ? part.valueType : undefined;
  return schemaAt(object === undefined ? list : object[String(step)], rest);
}

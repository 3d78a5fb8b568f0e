import type { z } from "zod";
import { type ReferenceTarget, references } from "../core/schemas/references";
import { schemaAt } from "../core/schemas/schema-at";
import { placedTexts } from "../content/json-document";
import type { JsonPath } from "../content/problem";

/** A name in a file that must exist elsewhere. */
interface NamedValue {
  readonly path: JsonPath;
  readonly name: string;
  readonly to: ReferenceTarget;
  /** The unit that a fact must have. */
  readonly unit: string | undefined;
}

/**
 * Every name in a file that its schema marks as naming something elsewhere.
 *
 * @param schema the schema of the file
 * @param value the content of the file, which the schema accepts
 */
export function namedValues(schema: z.ZodType, value: unknown): readonly NamedValue[] {
  return placedTexts(value).flatMap(({ path, text }) => {
    const part = schemaAt(schema, path);
    const reference = part === undefined ? undefined : references.get(part);
    return reference === undefined ? [] : [{ path, name: text, ...reference }];
  });
}

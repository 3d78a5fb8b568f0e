/** A JSON Schema of draft 7, the one that editors of code know best; only the keywords that are written here. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
}

/** What `$schema` says of draft 7. */
export const DRAFT_7 = "http://json-schema.org/draft-07/schema#";

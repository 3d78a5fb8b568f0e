/** What `$schema` says of draft 7, the one that code editors know best. */
export const DRAFT_7 = "http://json-schema.org/draft-07/schema#";

/** A JSON Schema of draft 7; only the keywords that are used here. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  /** VS Code's own: what it says instead of showing the pattern. */
  readonly patternErrorMessage?: string;
  /** One schema for all entries, or one for each position. */
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
}

import { MessageSyntaxError, namesIn, parseMessage } from "../../core/facts/fill";
import { DRAFT_7, type JsonSchema } from "./json-schema";

/** The names in braces of a sentence; none of a broken sentence, which the check reports. */
function namedFacts(sentence: string): readonly string[] {
  try {
    return [...namesIn(parseMessage(sentence))].sort();
  } catch (error) {
    if (error instanceof MessageSyntaxError) {
      return [];
    }
    throw error;
  }
}

function schemaOf(english: unknown): JsonSchema {
  if (Array.isArray(english)) {
    return { type: "array", items: english.map(schemaOf), minItems: english.length, maxItems: english.length };
  }
  if (typeof english === "object" && english !== null) {
    const properties = Object.fromEntries(Object.entries(english).map(([key, value]) => [key, schemaOf(value)]));
    return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
  }
  const facts = namedFacts(String(english));
  const description = `Names, in every language: {${facts.join("}, {")}}.`;
  return { type: "string", minLength: 1, ...(facts.length > 0 && { description }) };
}

/**
 * The JSON Schema of a namespace in every language: the keys that English has, and lists as long as in English.
 *
 * @param english the content of the English file
 */
export function localeSchema(english: unknown): JsonSchema {
  return { $schema: DRAFT_7, ...schemaOf(english) };
}

import { isObject } from "../schemas/json";
import { type JsonSchema, isLocalized } from "../schemas/json-schema";

/** A text in each language, or a list of them, without what waits; `undefined` if nothing is left. */
function readable(localized: Readonly<Record<string, unknown>>, waits: (text: string) => boolean): unknown {
  const texts = Object.entries(localized).map(([language, value]): [string, unknown] => [
    language,
    Array.isArray(value) ? value.filter((text) => !waits(String(text))) : value,
  ]);
  const isLeft = texts.every(([, value]) => (Array.isArray(value) ? value.length > 0 : !waits(String(value))));
  return isLeft ? Object.fromEntries(texts) : undefined;
}

/**
 * Content without the texts that wait for a fact, and without what becomes empty with them: a paragraph, an entry whose required text or
 * whose every paragraph waits, a list whose every entry waits.
 *
 * @param schema of the content: what it requires, and which of its fields are texts or name a fact
 * @param waits whether a text names a fact without a value
 * @returns what is left; `undefined` if nothing is left
 */
export function withoutWaiting(content: unknown, schema: JsonSchema, waits: (text: string) => boolean): unknown {
  const { graphql = "", properties, items, minItems = 0, required = [] } = schema;
  if (graphql.endsWith("@namedFact")) {
    return waits(`{${String(content)}}`) ? undefined : content;
  }
  if (isLocalized(schema)) {
    return isObject(content) ? readable(content, waits) : content;
  }
  if (Array.isArray(content) && items !== undefined) {
    const kept = content.flatMap((entry) => withoutWaiting(entry, items, waits) ?? []);
    return kept.length === 0 && content.length > 0 && minItems > 0 ? undefined : kept;
  }
  if (!isObject(content) || properties === undefined) {
    return content;
  }
  const left = Object.entries(content).map(([key, value]): [string, unknown] => {
    const inner = properties[key];
    return [key, inner === undefined ? value : withoutWaiting(value, inner, waits)];
  });
  const lost = left.flatMap(([key, value]) => (value === undefined ? [key] : []));
  const isParagraphs = (key: string): boolean => properties[key]?.graphql?.startsWith("[") === true;
  const isEmpty = lost.some(isParagraphs) && !left.some(([key, value]) => value !== undefined && isParagraphs(key));
  return isEmpty || lost.some((key) => required.includes(key))
    ? undefined
    : Object.fromEntries(left.filter(([, value]) => value !== undefined));
}

/** Whether a text may wait at a place: something above it can be left out, and the file remains. */
export function mayWait(schema: JsonSchema | undefined, [step, ...rest]: readonly (string | number)[]): boolean {
  if (schema === undefined || step === undefined) {
    return false;
  }
  return typeof step === "number" || schema.required?.includes(step) !== true || mayWait(schema.properties?.[step], rest);
}

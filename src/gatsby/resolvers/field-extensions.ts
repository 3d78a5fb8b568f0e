import type { Actions } from "gatsby";
import { z } from "zod";
import { formatFact } from "../../core/facts/format-fact";
import { LANGUAGES } from "../../core/languages";
import { factNode, filledTexts, recordUses } from "./filled-texts";
import { type ResolverContext, languageOf } from "./site-nodes";

const args = { language: "String!" };

type Resolve = (
  source: Readonly<Record<string, unknown>>,
  args: { readonly language: string },
  context: ResolverContext,
  info: { readonly fieldName: string },
) => unknown;

const inEachLanguage = z.record(z.enum(LANGUAGES), z.unknown());

/** A text, or a list of texts, in one language. */
const localized: Resolve = (source, language, context, { fieldName }) => {
  const code = languageOf(language);
  const value = source[fieldName];
  const texts = Array.isArray(value)
    ? value.map((entry) => inEachLanguage.parse(entry)[code])
    : value === undefined || value === null
      ? null
      : inEachLanguage.parse(value)[code];
  return filledTexts(texts, code, context);
};

/** The value of the fact that a field names, as a language writes it; `null` while it is not told. */
const namedFact: Resolve = (source, language, context, { fieldName }) => {
  const id = source[fieldName];
  const fact = typeof id === "string" ? factNode(id, context) : null;
  if (fact === null) {
    return null;
  }
  recordUses([fact.id], context);
  return formatFact(fact, languageOf(language));
};

/** Adds the directives with which the types of data resolve localized texts and names of facts for the language that a query asks for. */
export function createFieldExtensions({ createFieldExtension }: Actions): void {
  for (const [name, resolve] of Object.entries({ localized, namedFact })) {
    createFieldExtension({ name, extend: () => ({ args, resolve }) });
  }
}

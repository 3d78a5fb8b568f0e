import type { Actions } from "gatsby";
import { type FactReading, factIdOf } from "../../facts/facts";
import { type FactRegistry, factRegistry, fillMessage, namesIn, parseMessage } from "../../facts/fill";
import { formatFact } from "../../facts/format-fact";
import { isObject, mapTexts } from "../../schemas/json";
import { resolveLinks } from "../../facts/links";
import { typeset } from "../../facts/typeset";
import { required } from "../../schemas/required";
import type { Language } from "../../i18n/languages";
import { type FactNode, factNodeId } from "../on-create-node";
import { IN_LANGUAGE, type LanguageArgument, type ResolverContext, languageOf, localeOf, routeOf } from "./site-nodes";

/** A fact, read by its node, so that Gatsby runs the query again when it changes. */
function factNode(id: string, { nodeModel }: ResolverContext): FactReading | null {
  const node = nodeModel.getNodeById({ id: factNodeId(id), type: "Fact" }) as FactNode | null;
  return node && { id, unit: node.unit, value: node.value, spelled: node.spelled ?? undefined };
}

/** The facts that a text names. */
function factsFor(text: string, context: ResolverContext): FactRegistry {
  return factRegistry(Array.from(namesIn(parseMessage(text)), factIdOf).map((id) => required(factNode(id, context), `The fact “${id}”`)));
}

/** Texts as pages show them, with facts, links and non-breaking spaces filled in for the language. */
export function filledTexts(content: unknown, language: Language, context: ResolverContext): unknown {
  return mapTexts(content, (text) => {
    const sentence = typeset(fillMessage(text, factsFor(text, context), language), language);
    return resolveLinks(sentence, (target) => routeOf(target).paths[language]);
  });
}

/** The texts of a file of `locales/`. */
export const localeResolvers = {
  Locale: {
    data: {
      type: "String!",
      resolve: (node: unknown, _: unknown, context: ResolverContext) => {
        const { data, language } = localeOf(node);
        return JSON.stringify(filledTexts(JSON.parse(data), language, context));
      },
    },
  },
};

type Resolve = (
  source: Readonly<Record<string, unknown>>,
  language: LanguageArgument,
  context: ResolverContext,
  info: { readonly fieldName: string },
) => unknown;

/** Adds the directives `@localized` and `@namedFact`, which resolve fields in the language that a query asks for. */
export function createFieldExtensions({ createFieldExtension }: Actions): void {
  const add = (name: string, resolve: Resolve): void => {
    createFieldExtension({ name, extend: () => ({ args: IN_LANGUAGE, resolve }) });
  };
  // A text, or a list of texts, in one language.
  add("localized", (source, language, context, { fieldName }) => {
    const code = languageOf(language);
    const value = source[fieldName];
    const inCode = (localized: unknown): unknown => (isObject(localized) ? localized[code] : null);
    return filledTexts(Array.isArray(value) ? value.map(inCode) : inCode(value), code, context);
  });
  // The value of the fact that a field names, as a language writes it; `null` while it is not known.
  add("namedFact", (source, language, context, { fieldName }) => {
    const id = source[fieldName];
    const fact = typeof id === "string" ? factNode(id, context) : null;
    return fact === null ? null : formatFact(fact, languageOf(language));
  });
}

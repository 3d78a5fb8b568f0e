import type { Actions } from "gatsby";
import { type FactEntry, excessOf, isKnown } from "../../facts/facts";
import { type FactSource, fillMessage, missingFacts, parseMessage } from "../../facts/fill";
import { formatFact } from "../../facts/format-fact";
import { resolveLinks } from "../../facts/links";
import { typeset } from "../../facts/typeset";
import type { Language } from "../../i18n/languages";
import { isObject, mapTexts } from "../../schemas/json";
import { IN_LANGUAGE, type LanguageArgument, type ResolverContext, languageOf, localeFile, pathOf, siteNode } from "./site-nodes";

/** Facts, read by their nodes, so that Gatsby runs the query again when one changes. */
function factNodes(context: ResolverContext): FactSource {
  const get = (id: string): FactEntry | undefined => {
    const node = siteNode("Fact", id, context);
    return node === null ? excessOf(id, get) : { ...node, id };
  };
  return { get };
}

/** A function that tells whether a text names a fact without a value. */
export function waitingIn(context: ResolverContext): (text: string) => boolean {
  const facts = factNodes(context);
  return (text) => missingFacts(parseMessage(text), facts).length > 0;
}

/** Texts as pages show them, with facts, links and non-breaking spaces filled in for the language. */
export function filledTexts(content: unknown, language: Language, context: ResolverContext): unknown {
  const facts = factNodes(context);
  return mapTexts(content, (text) => {
    const sentence = typeset(fillMessage(parseMessage(text), facts, language), language);
    return resolveLinks(sentence, (target) => pathOf(target, language, context));
  });
}

/** The texts of a file of `locales/`. */
export const localeResolvers = {
  Locale: {
    data: {
      type: "String!",
      resolve: (node: unknown, _: unknown, context: ResolverContext) => {
        const { data, language } = localeFile(node);
        return JSON.stringify(filledTexts(JSON.parse(data), language, context));
      },
    },
  },
};

type Resolve<Argument> = (
  source: Readonly<Record<string, unknown>>,
  argument: Argument,
  context: ResolverContext,
  info: { readonly fieldName: string },
) => unknown;

/** Adds the directives `@localized` and `@namedFact`, which resolve fields in the language that a query asks for. */
export function createFieldExtensions({ createFieldExtension }: Actions): void {
  const add = <Argument>(name: string, args: Readonly<Record<keyof Argument, string>>, resolve: Resolve<Argument>): void => {
    createFieldExtension({ name, extend: () => ({ args, resolve }) });
  };
  // A text, or a list of texts, in one language.
  add<LanguageArgument>("localized", IN_LANGUAGE, (source, language, context, { fieldName }) => {
    const code = languageOf(language);
    const value = source[fieldName];
    const inCode = (localized: unknown): unknown => (isObject(localized) ? localized[code] : null);
    return filledTexts(Array.isArray(value) ? value.map(inCode) : inCode(value), code, context);
  });
  // The value of the fact that a field names, as a language writes it, or bare where the query names none; `null` while it is not known.
  add<Partial<LanguageArgument>>("namedFact", { language: "String" }, (source, { language }, context, { fieldName }) => {
    const id = source[fieldName];
    const fact = typeof id === "string" ? factNodes(context).get(id) : undefined;
    if (fact === undefined || !isKnown(fact)) {
      return null;
    }
    return language === undefined ? fact.value : formatFact(fact, languageOf({ language }));
  });
}

import type { Node } from "gatsby";
import { type FactReading, factIdOf } from "../../core/facts/facts";
import { type FactRegistry, UnknownFactError, factRegistry, fillMessage, namesIn, parseMessage } from "../../core/facts/fill";
import { linkTargets, resolveLinks } from "../../core/text/links";
import { typeset } from "../../core/text/typeset";
import { recordFactUses } from "../../content/fact-uses";
import { mapTexts, textsIn } from "../../core/text/map-texts";
import { factNodeId } from "../on-create-node";
import { type CreateNodeId, type LocaleNode, type ResolverContext, languageOf, routePath } from "./site-nodes";

/** The facts that texts name; each is read by its node, so that Gatsby runs the query again when one of them changes. */
function factsFor(texts: readonly string[], context: ResolverContext, createNodeId: CreateNodeId): FactRegistry {
  const ids = new Set(texts.flatMap((text) => [...namesIn(parseMessage(text))].map(factIdOf)));
  return factRegistry(
    Array.from(ids, (factId): FactReading => {
      const node = context.nodeModel.getNodeById({ id: factNodeId(createNodeId, factId), type: "Fact" }) as
        (Node & Omit<FactReading, "id">) | null;
      if (node === null) {
        throw new UnknownFactError(factId, []);
      }
      const { unit, value, spelled } = node;
      return { id: factId, unit, value, ...(spelled ? { spelled } : {}) };
    }),
  );
}

/** The paths to which the links of texts lead, by route id. */
async function pathsFor(texts: readonly string[], locale: LocaleNode, context: ResolverContext): Promise<ReadonlyMap<string, string>> {
  const targets = [...new Set(texts.flatMap(linkTargets))];
  const paths = await Promise.all(targets.map((target) => routePath(context, target, languageOf(locale.language))));
  return new Map(targets.map((target, index) => [target, paths[index] ?? ""]));
}

/**
 * A locale file as its pages show it: facts and links filled in for its language, lines bound. Notes which page used which fact.
 *
 * @param part the only key that is wanted; the whole file without it
 */
export async function filledLocale(
  locale: LocaleNode,
  context: ResolverContext,
  createNodeId: CreateNodeId,
  part?: string,
): Promise<unknown> {
  const language = languageOf(locale.language);
  const file = JSON.parse(locale.data) as Readonly<Record<string, unknown>>;
  const content = part === undefined ? file : file[part];
  const texts = textsIn(content);
  const registry = factsFor(texts, context, createNodeId);
  const paths = await pathsFor(texts, locale, context);
  const used = new Set<string>();
  const filled = mapTexts(content, (text) => {
    const { text: sentence, facts } = fillMessage(text, registry, language);
    facts.forEach((fact) => used.add(fact));
    return resolveLinks(typeset(sentence, language), (target) => paths.get(target) ?? "");
  });
  if (context.path !== undefined) {
    recordFactUses(process.cwd(), context.path, used);
  }
  return filled;
}

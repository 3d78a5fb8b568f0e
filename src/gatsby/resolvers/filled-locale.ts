import { z } from "zod";
import { type FactReading, factIdOf } from "../../core/facts/facts";
import { type FactRegistry, UnknownFactError, factRegistry, fillMessage, namesIn, parseMessage } from "../../core/facts/fill";
import { linkTargets, resolveLinks } from "../../core/text/links";
import { typeset } from "../../core/text/typeset";
import { recordFactUses } from "../../content/fact-uses";
import { mapTexts, textsIn } from "../../core/text/map-texts";
import { required } from "../../core/required";
import { type FactNode, factNodeId } from "../on-create-node";
import { type Locale, type ResolverContext, findPath } from "./site-nodes";

/** The facts that texts name; each is read by its node, so that Gatsby runs the query again when one of them changes. */
function factsFor(texts: readonly string[], { nodeModel }: ResolverContext): FactRegistry {
  const ids = new Set(texts.flatMap((text) => [...namesIn(parseMessage(text))].map(factIdOf)));
  return factRegistry(
    Array.from(ids, (id): FactReading => {
      const node = nodeModel.getNodeById({ id: factNodeId(id), type: "Fact" }) as FactNode | null;
      if (node === null) {
        throw new UnknownFactError(id, []);
      }
      const { unit, value, spelled } = node;
      return { id, unit, value, ...(spelled ? { spelled } : {}) };
    }),
  );
}

/** The paths to which the links of texts lead, by route id. */
async function pathsFor(texts: readonly string[], { language }: Locale, context: ResolverContext): Promise<ReadonlyMap<string, string>> {
  const targets = [...new Set(texts.flatMap(linkTargets))];
  return new Map(await Promise.all(targets.map(async (target) => [target, await findPath(context, target, language)] as const)));
}

/**
 * A locale file as its pages show it: facts and links filled in for its language, lines bound. Notes which page used which fact.
 *
 * @param part the only key that is wanted; the whole file without it
 */
export async function filledLocale(locale: Locale, context: ResolverContext, part?: string): Promise<unknown> {
  const file = z.record(z.string(), z.unknown()).parse(JSON.parse(locale.data));
  const content = part === undefined ? file : file[part];
  const texts = textsIn(content);
  const registry = factsFor(texts, context);
  const paths = await pathsFor(texts, locale, context);
  const used = new Set<string>();
  const filled = mapTexts(content, (text) => {
    const { text: sentence, facts } = fillMessage(text, registry, locale.language);
    facts.forEach((fact) => used.add(fact));
    return resolveLinks(typeset(sentence, locale.language), (target) => required(paths.get(target), `The path of “${target}”`));
  });
  if (context.path !== undefined) {
    recordFactUses(process.cwd(), context.path, used);
  }
  return filled;
}

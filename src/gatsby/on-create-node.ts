import type { GatsbyNode, Node } from "gatsby";
import { type FactReading, derivedFacts, toldFacts } from "../core/facts/facts";
import { articleSchema } from "../core/schemas";
import { dataOf } from "./resolvers/site-nodes";

/** A fact as `createFacts` makes it a node. */
export type FactNode = Node & Omit<FactReading, "id"> & { readonly factId: string };

/** The id of a fact's node. */
export function factNodeId(factId: string): string {
  return `fact ${factId}`;
}

/** Gives facts, pictures, articles and their places in the travel guide a node each, so that a page is built again only when one that it uses has changed. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, actions, createContentDigest, getNode }) => {
  const createChild = async (type: string, id: string, fields: Readonly<Record<string, unknown>>): Promise<void> => {
    const internal = { type, contentDigest: createContentDigest(fields) };
    await actions.createNode({ ...fields, id, parent: node.id, children: [], internal });
  };
  const createFacts = async (facts: readonly FactReading[]): Promise<void> => {
    for (const { id, unit, value, spelled, reviewBy } of facts) {
      await createChild("Fact", factNodeId(id), { factId: id, unit, value, spelled: spelled ?? null, reviewBy: reviewBy ?? null });
    }
  };

  switch (node.internal.type) {
    case "FactsJson":
      await createFacts(toldFacts(dataOf("facts", node).facts));
      break;
    case "BusinessJson":
      await createFacts(derivedFacts(dataOf("business", node).brand));
      break;
    case "PicturesJson":
      for (const { id, ...picture } of dataOf("pictures", node).pictures) {
        await createChild("Picture", `picture ${id}`, { ...picture, pictureId: id });
      }
      break;
    case "ArticleFile": {
      const articleId = String(getNode(node.parent ?? "")?.["name"]);
      await createChild("Article", `article ${articleId}`, { ...articleSchema.strip().parse(node), articleId });
      break;
    }
    case "ArticlesJson": {
      const { cards } = dataOf("articles", node);
      for (const [index, storyId] of cards.entries()) {
        const neighbours = { previous: cards[index - 1] ?? null, next: cards[index + 1] ?? null };
        await createChild("StoryPlace", `story place ${storyId}`, { ...neighbours, storyId });
      }
      break;
    }
    default:
  }
};

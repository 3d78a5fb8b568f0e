import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { type FactReading, derivedFacts } from "../core/facts/facts";
import type { DataOf } from "../core/schemas";
import { storyNeighbours } from "../core/routes/story-neighbours";

/** A root node that gatsby-transformer-json made of a file of `data/`, with the file's content in it. */
type JsonNode<Content> = Content & { readonly id: string };

/**
 * The id of a fact's node.
 *
 * @param createNodeId Gatsby's maker of ids, which differs between plugins but not between this site's own hooks
 */
export function factNodeId(createNodeId: NodePluginArgs["createNodeId"], factId: string): string {
  return createNodeId(`fact ${factId}`);
}

/** Facts, pictures, articles and their places in the travel guide become nodes of their own, so that a page is built again only when one that it uses has changed. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, actions, createNodeId, createContentDigest }) => {
  const createChild = async (type: string, id: string, fields: Readonly<Record<string, unknown>>): Promise<void> => {
    await actions.createNode({
      ...fields,
      id,
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  };
  const createFacts = async (facts: readonly FactReading[]): Promise<void> => {
    for (const { id, unit, value, spelled } of facts) {
      await createChild("Fact", factNodeId(createNodeId, id), { factId: id, unit, value, spelled: spelled ?? null });
    }
  };

  switch (node.internal.type) {
    case "FactsJson":
      await createFacts((node as unknown as JsonNode<DataOf<"facts">>).facts);
      break;
    case "BusinessJson":
      await createFacts(derivedFacts((node as unknown as JsonNode<DataOf<"business">>).brand));
      break;
    case "PicturesJson":
      for (const { id, ...picture } of (node as unknown as JsonNode<DataOf<"pictures">>).pictures) {
        await createChild("Picture", createNodeId(`picture ${id}`), { ...picture, pictureId: id });
      }
      break;
    case "ArticlesJson":
      for (const { id, ...article } of (node as unknown as JsonNode<DataOf<"articles">>).articles) {
        await createChild("Article", createNodeId(`article ${id}`), { ...article, articleId: id });
      }
      for (const [storyId, neighbours] of storyNeighbours((node as unknown as JsonNode<DataOf<"articles">>).cards)) {
        await createChild("StoryPlace", createNodeId(`story place ${storyId}`), { ...neighbours, storyId });
      }
      break;
    default:
  }
};

import type { GatsbyNode, Node } from "gatsby";
import { type FactReading, derivedFacts, knownFacts } from "../facts/facts";
import { DATA_SCHEMAS, articleSchema, heroPicture } from "../schemas";

/** The node of a fact. */
export type FactNode = Node & Omit<FactReading, "id"> & { readonly factId: string };

/** The id of a fact's node. */
export function factNodeId(factId: string): string {
  return `fact ${factId}`;
}

/** Gives facts, pictures and articles a node each, so that a page is built again only when one that it uses has changed. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, actions, createContentDigest, getNode }) => {
  const createChild = async (type: string, id: string, fields: Readonly<Record<string, unknown>>): Promise<void> => {
    const internal = { type, contentDigest: createContentDigest(fields) };
    await actions.createNode({ ...fields, id, parent: node.id, children: [], internal });
  };
  const createFacts = async (facts: readonly FactReading[]): Promise<void> => {
    for (const { id, unit, value, spelled = null } of facts) {
      await createChild("Fact", factNodeId(id), { factId: id, unit, value, spelled });
    }
  };

  switch (node.internal.type) {
    case "FactsJson":
      await createFacts(knownFacts(DATA_SCHEMAS.facts.strip().parse(node).facts));
      break;
    case "BusinessJson":
      await createFacts(derivedFacts(DATA_SCHEMAS.business.strip().parse(node).brand));
      break;
    case "PicturesJson":
      for (const { id, ...picture } of DATA_SCHEMAS.pictures.strip().parse(node).pictures) {
        await createChild("Picture", `picture ${id}`, { ...picture, pictureId: id });
      }
      break;
    case "ArticleFile": {
      const articleId = String(getNode(node.parent ?? "")?.["name"]);
      const article = articleSchema.strip().parse(node);
      await createChild("Article", `article ${articleId}`, { ...article, articleId });
      if (article.ownPicture !== undefined) {
        const pictureId = heroPicture({ ...article, id: articleId });
        // Gatsby resolves paths from the article's folder, which is one level deeper than other data.
        const { file, night } = article.ownPicture;
        const files = { file: `../${file}`, ...(night === undefined ? {} : { night: `../${night}` }) };
        await createChild("Picture", `picture ${pictureId}`, { ...article.ownPicture, ...files, pictureId });
      }
      break;
    }
    default:
  }
};

import { brandFact, buildYearFact, type FactEntry, withExample } from "../facts/facts";
import { type RouteEntry, articleRoute, pageRoute } from "../i18n/routes/route-table";
import { DATA_SCHEMAS, articleSchema, heroPicture } from "../schemas";
import { openFactSchema } from "../schemas/facts";
import { isObject } from "../schemas/json";
import { BRAND, type SiteNodes } from "./resolvers/site-nodes";

/** A node to be made of a part of a file. */
type FileNode = {
  [Type in keyof SiteNodes]: { readonly type: Type; readonly name: string; readonly fields: SiteNodes[Type] };
}[keyof SiteNodes];

/** The node of a fact. One without a value has it too: the pages that wait for it are built when it gets one. */
const factNode = ({ id: factId, unit, value, spelled = null }: FactEntry): FileNode => ({
  type: "Fact",
  name: factId,
  fields: { factId, unit, value, spelled },
});

/** Every question to the owner in a file whose node has fields of Gatsby’s beside them. */
function openFactNodes(content: unknown): readonly FileNode[] {
  return Object.entries(isObject(content) ? content : {}).flatMap(([id, entry]) => {
    const { data } = openFactSchema.safeParse(entry);
    return data === undefined ? [] : [factNode({ ...data, id })];
  });
}

const routeNode = ({ id: routeId, ...route }: RouteEntry): FileNode => ({ type: "Route", name: routeId, fields: { ...route, routeId } });

const pictureNode = (pictureId: string, picture: Omit<SiteNodes["Picture"], "pictureId">): FileNode => ({
  type: "Picture",
  name: pictureId,
  fields: { ...picture, pictureId },
});

function articleNodes(articleId: string, content: unknown): readonly FileNode[] {
  const fields = articleSchema.strip().parse(content);
  const article = { ...fields, id: articleId };
  const nodes: FileNode[] = [{ type: "Article", name: articleId, fields: { ...fields, articleId } }, routeNode(articleRoute(article))];
  if (fields.ownPicture === undefined) {
    return nodes;
  }
  // Gatsby resolves paths from the article's folder, which is one level deeper than other data.
  const { file, night } = fields.ownPicture;
  const files = { file: `../${file}`, ...(night === undefined ? {} : { night: `../${night}` }) };
  return [...nodes, pictureNode(heroPicture(article), { ...fields.ownPicture, ...files })];
}

/**
 * The nodes that a file of `data/` makes: one for each fact, route, picture and article, so that a page is built again only when one that it
 * uses has changed.
 *
 * @param type of the file's own node
 * @param content of the file
 * @param name of the file, without its ending
 */
export function fileNodes(type: string, content: unknown, name: string): readonly FileNode[] {
  switch (type) {
    case "FactsJson":
      return withExample(DATA_SCHEMAS.facts.strip().parse(content).facts).map(factNode);
    case "OpenFactsJson":
      return openFactNodes(content);
    case "BusinessJson": {
      const { brand, slug } = DATA_SCHEMAS.business.strip().parse(content);
      return [factNode(brandFact(brand)), factNode(buildYearFact(new Date())), { type: "Brand", name: BRAND, fields: { slug } }];
    }
    case "PagesJson":
      return Object.entries(DATA_SCHEMAS.pages.strip().parse(content).pages).map(([id, page]) => routeNode(pageRoute(id, page)));
    case "PicturesJson":
      return DATA_SCHEMAS.pictures
        .strip()
        .parse(content)
        .pictures.map(({ id, ...picture }) => pictureNode(id, picture));
    case "ArticleFile":
      return articleNodes(name, content);
    default:
      return [];
  }
}

import { business } from "../site/business";
import { WORD_JOINER, withoutMarkup } from "../site/links";
import type { PageContext } from "../site/page-context";
import { isListed } from "../site/routes";
import { FONTS } from "./fonts";
import { HeadTags } from "./HeadTags";
import { type ArticleDates, headTags } from "./head-tags";
import { socialPicture } from "./social-picture";

/** The part of every page's query that its head needs. */
export interface HeadData {
  readonly locales: { readonly edges: readonly { readonly node: { readonly ns: string; readonly data: string } }[] };
  /** The scene of the social picture. */
  readonly socialScene: { readonly alt: string } | null;
  readonly article?: ArticleDates | null;
  readonly site: { readonly siteMetadata: { readonly siteUrl: string; readonly isForSearchEngines: boolean } } | null;
}

interface PageHeadProps {
  readonly data: HeadData;
  readonly pageContext: PageContext;
}

interface PageTexts {
  readonly meta: { readonly title: string; readonly description: string };
  readonly hero: { readonly title: string | readonly string[] };
}

interface CommonTexts {
  readonly feed: { readonly title: string };
}

/** Gatsby's head has no translation provider, so its texts are read from the query. */
function textsOf({ locales }: HeadData, namespace: string): unknown {
  const node = locales.edges.find((edge) => edge.node.ns === namespace)?.node;
  if (node === undefined) {
    throw new Error(`The page's query has no texts of the namespace “${namespace}”.`);
  }
  // A head has no lines that could break.
  return JSON.parse(node.data.replaceAll(WORD_JOINER, ""));
}

/** Prints the head of a page. */
export function PageHead({ data, pageContext: { language, mainNamespace, paths, routeId } }: PageHeadProps) {
  const { meta, hero } = textsOf(data, mainNamespace) as PageTexts;
  const { feed } = textsOf(data, "common") as CommonTexts;
  if (data.site === null) {
    throw new Error("Gatsby has no metadata of the site.");
  }
  const tags = headTags({
    ...meta,
    language,
    paths,
    picture: { ...socialPicture(language, routeId), alt: withoutMarkup(`${[hero.title].flat().join(" ")} ${data.socialScene?.alt ?? ""}`) },
    feedTitle: feed.title,
    ...(data.article ? { dates: { published: data.article.published, modified: data.article.modified } } : {}),
    ...data.site.siteMetadata,
    fonts: FONTS[language],
    siteName: business.brand,
    isListed: isListed(routeId),
  });
  return (
    <>
      <html lang={language} />
      <HeadTags tags={tags} />
    </>
  );
}

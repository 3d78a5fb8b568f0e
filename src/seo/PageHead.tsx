import { business } from "../site/business";
import { withoutMarkup } from "../site/links";
import type { PageContext } from "../site/page-context";
import { isListed } from "../site/routes";
import { FONTS } from "./fonts";
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
  return JSON.parse(node.data);
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
      {tags.map(({ tag: Tag, attributes, text }) =>
        text === undefined ? <Tag key={JSON.stringify(attributes)} {...reactAttributes(attributes)} /> : <Tag key="title">{text}</Tag>,
      )}
    </>
  );
}

/** React's spelling of the two attributes that it does not take as HTML writes them. */
function reactAttributes({ crossorigin, hreflang, ...attributes }: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    ...attributes,
    ...(crossorigin === undefined ? {} : { crossOrigin: crossorigin }),
    ...(hreflang === undefined ? {} : { hrefLang: hreflang }),
  };
}

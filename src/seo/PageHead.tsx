import { business } from "../site/business";
import type { PageContext } from "../site/page-context";
import { FONTS } from "./fonts";
import { headTags } from "./head-tags";

/** The part of every page's query that its head needs. */
export interface HeadData {
  readonly locales: { readonly edges: readonly { readonly node: { readonly ns: string; readonly data: string } }[] };
  readonly site: { readonly siteMetadata: { readonly siteUrl: string; readonly isForSearchEngines: boolean } } | null;
}

interface PageHeadProps {
  readonly data: HeadData;
  readonly pageContext: PageContext;
}

interface PageTexts {
  readonly meta: { readonly title: string; readonly description: string };
}

/** Title and description stand in the page's own namespace; Gatsby's head has no translation provider, so they are read from the query. */
function pageTexts({ locales }: HeadData, namespace: string): PageTexts {
  const node = locales.edges.find((edge) => edge.node.ns === namespace)?.node;
  if (node === undefined) {
    throw new Error(`The page's query has no texts of the namespace “${namespace}”.`);
  }
  return JSON.parse(node.data) as PageTexts;
}

/** Prints the head of a page. */
export function PageHead({ data, pageContext: { language, mainNamespace, paths, routeId } }: PageHeadProps) {
  const { meta } = pageTexts(data, mainNamespace);
  if (data.site === null) {
    throw new Error("Gatsby has no metadata of the site.");
  }
  const tags = headTags({
    ...meta,
    language,
    paths,
    ...data.site.siteMetadata,
    fonts: FONTS[language],
    siteName: business.brand,
    isNotFound: routeId === "not-found",
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

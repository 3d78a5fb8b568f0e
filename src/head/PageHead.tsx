import { business } from "../core/business/business";
import { withoutMarkup } from "../core/text/links";
import type { PageContext } from "../core/routes/page-context";
import { pageTitle } from "../core/text/page-title";
import { isListed } from "../core/routes/routes";
import { FONTS } from "./fonts";
import { HeadTags } from "./HeadTags";
import { type ArticleDates, headTags } from "./head-tags";
import { type LocalesData, headline, pageTexts } from "./page-texts";
import { socialPicture } from "../core/routes/social-picture";

/** The part of every page's query that its head needs. */
export interface HeadData extends LocalesData {
  /** The scene of the social picture. */
  readonly socialScene: { readonly alt: string } | null;
  readonly article?: ArticleDates | null;
  readonly site: { readonly siteMetadata: { readonly siteUrl: string; readonly isForSearchEngines: boolean } } | null;
}

interface PageHeadProps {
  readonly data: HeadData;
  readonly pageContext: PageContext;
}

/** Prints the head of a page. */
export function PageHead({ data, pageContext }: PageHeadProps) {
  const { language, mainNamespace, paths, routeId } = pageContext;
  const texts = pageTexts(data, pageContext);
  if (data.site === null) {
    throw new Error("Gatsby has no metadata of the site.");
  }
  const tags = headTags({
    title: pageTitle(texts.text(mainNamespace, "meta.title")),
    description: texts.text(mainNamespace, "meta.description"),
    language,
    paths,
    picture: { ...socialPicture(language, routeId), alt: `${headline(texts)} ${withoutMarkup(data.socialScene?.alt ?? "")}` },
    feedTitle: texts.text("common", "feed.title"),
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

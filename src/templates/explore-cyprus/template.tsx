import { type PageProps, graphql } from "gatsby";
import { BookButton } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";
import { Introduction } from "../../blocks/Introduction/Introduction";
import { ArticleCards } from "../../blocks/ArticleCards/ArticleCards";
import { Hero } from "../../blocks/Hero/Hero";
import { useTranslation } from "react-i18next";
import car from "../../images/vehicles/dacia-duster.svg";

export { PageHead as Head } from "../../head/PageHead";

export default function ExploreCyprusPage({ data }: PageProps<Queries.ExploreCyprusPageQuery>) {
  const { t } = useTranslation("explore-cyprus");
  return (
    <>
      <Hero picture={data.hero} title={t("hero.title")} lead={t("hero.lead")} />
      <ArticleCards title={t("stories.title")} cards={data.articlesJson?.localizedCards ?? []} />
      <Introduction
        tone="cool"
        title={t("guide.title")}
        paragraphs={[...t("guide.text", { returnObjects: true }), `**${t("guide.information.name")}.** ${t("guide.information.text")}`]}
      />
      <Banner id="banner" title={t("banner.title")} text={t("banner.text")} picture={{ src: car, width: 1123, height: 471 }}>
        <BookButton />
      </Banner>
    </>
  );
}

export const query = graphql`
  query ExploreCyprusPage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
    articlesJson {
      localizedCards(language: $language) {
        ...ArticleCard
      }
    }
  }
`;

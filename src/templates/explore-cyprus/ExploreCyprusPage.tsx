import { type PageProps, graphql } from "gatsby";
import { BookButton } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";
import { Introduction } from "../../blocks/Introduction/Introduction";
import { ArticleCards } from "../../blocks/ArticleCards/ArticleCards";
import { Hero } from "../../blocks/Hero/Hero";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";

export { PageHead as Head } from "../../head/PageHead";

export default function ExploreCyprusPage({ data }: PageProps<Queries.ExploreCyprusPageQuery>) {
  const { t } = useTranslation("explore-cyprus");
  return (
    <>
      <Hero picture={data.hero} title={t("hero.title")} lead={t("hero.lead")} />
      <ArticleCards title={t("stories.title")} cards={required(data.articlesJson, "data/articles.json").localizedCards} />
      <Introduction
        tone="cool"
        title={t("guide.title")}
        paragraphs={[...t("guide.text", { returnObjects: true }), `**${t("guide.information.name")}.** ${t("guide.information.text")}`]}
      />
      <Banner id="banner" title={t("banner.title", { returnObjects: true })} text={t("banner.text")} picture={data.car}>
        <BookButton />
      </Banner>
    </>
  );
}

export const query = graphql`
  query ExploreCyprusPage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
    car: file(relativePath: { eq: "vehicles/dacia-duster.svg" }) {
      ...DrawingFile
    }
    articlesJson {
      localizedCards(language: $language) {
        ...ArticleCard
      }
    }
  }
`;

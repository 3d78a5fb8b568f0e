import { type PageProps, graphql } from "gatsby";
import { BookButton } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";
import { Introduction } from "../../blocks/Introduction/Introduction";
import { ArticleCards } from "../../blocks/ArticleCards/ArticleCards";
import { Hero } from "../../blocks/Hero/Hero";
import { useTexts } from "../../i18n/texts";
import car from "../../images/vehicles/dacia-duster.svg";

export { PageHead as Head } from "../../head/PageHead";

export default function ExploreCyprusPage({ data }: PageProps<Queries.ExploreCyprusPageQuery>) {
  const { text, list } = useTexts("explore-cyprus");
  return (
    <>
      <Hero picture={data.hero} title={text("hero.title")} lead={text("hero.lead")} />
      <ArticleCards title={text("stories.title")} cards={data.articlesJson?.localizedCards ?? []} />
      <Introduction
        tone="cool"
        title={text("guide.title")}
        paragraphs={[...list("guide.text"), `**${text("guide.information.name")}.** ${text("guide.information.text")}`]}
      />
      <Banner id="banner" title={text("banner.title")} text={text("banner.text")} picture={{ src: car, width: 1123, height: 471 }}>
        <BookButton />
      </Banner>
    </>
  );
}

export const query = graphql`
  query ExploreCyprusPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    articlesJson {
      localizedCards(language: $language) {
        ...ArticleCard
      }
    }
  }
`;

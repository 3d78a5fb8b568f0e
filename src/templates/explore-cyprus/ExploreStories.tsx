import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Stories } from "../../blocks/Stories/Stories";

export function ExploreStories({ data: { articlesJson } }: { readonly data: Queries.ExploreStoriesFragment }) {
  const { text } = useTexts("explore-cyprus");
  return <Stories arrangement="wall" title={text("stories.title")} cards={articlesJson?.localizedCards ?? []} />;
}

export const query = graphql`
  fragment ExploreStories on Query {
    articlesJson {
      localizedCards(language: $language) {
        ...StoryCard
      }
    }
  }
`;

import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Stories } from "../../blocks/Stories/Stories";

interface ExploreStoriesProps {
  readonly data: Queries.ExploreStoriesFragment;
}

/** Every guide of the site, in the order of `data/articles.json`. */
export function ExploreStories({ data: { articlesJson } }: ExploreStoriesProps) {
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

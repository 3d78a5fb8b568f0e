import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Stories } from "../../blocks/Stories/Stories";

export function RelatedStories({ data: { related } }: { readonly data: Queries.RelatedStoriesFragment }) {
  const common = useTexts("common");
  return <Stories arrangement="row" title={common.text("article.related")} cards={related?.relatedCards ?? []} />;
}

export const query = graphql`
  fragment RelatedStories on Query {
    related: article(articleId: { eq: $routeId }) {
      relatedCards(language: $language) {
        ...StoryCard
      }
    }
  }
`;

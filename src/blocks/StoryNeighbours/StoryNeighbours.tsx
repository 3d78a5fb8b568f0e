import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Icon } from "../../ui/Icon";
import * as styles from "./StoryNeighbours.module.css";

export function StoryNeighbours({ data: { storyPlace } }: { readonly data: Queries.StoryNeighboursFragment }) {
  const common = useTexts("common");
  const neighbours = (["previous", "next"] as const).flatMap((side) => {
    const card = storyPlace?.[`${side}Card`] ?? null;
    return card === null ? [] : [{ side, ...card }];
  });
  return neighbours.length === 0 ? null : (
    <nav className={`wrap ${styles.neighbours}`} aria-label={common.text("article.neighbours")}>
      {neighbours.map(({ side, title, url }) => (
        <a key={side} href={url} data-side={side} rel={side === "previous" ? "prev" : "next"}>
          <span>
            {common.text(`article.${side}`)}
            <Icon name="arrow-right" />
          </span>
          <b>{title}</b>
        </a>
      ))}
    </nav>
  );
}

export const query = graphql`
  fragment StoryNeighbours on Query {
    storyPlace(storyId: { eq: $routeId }) {
      previousCard(language: $language) {
        title
        url
      }
      nextCard(language: $language) {
        title
        url
      }
    }
  }
`;

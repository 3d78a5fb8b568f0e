import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Icon } from "../../ui/Icon";
import * as styles from "./StoryNeighbours.module.css";

export function StoryNeighbours({ data }: { readonly data: Queries.StoryNeighboursFragment }) {
  const { text } = useTexts("common");
  const neighbours = (["previous", "next"] as const).flatMap((side) => {
    const card = data[side];
    return card === null ? [] : [{ side, ...card }];
  });
  return neighbours.length === 0 ? null : (
    <nav className={`wrap ${styles.neighbours}`} aria-label={text("article.neighbours")}>
      {neighbours.map(({ side, title, url }) => (
        <a key={side} href={url} data-side={side} rel={side === "previous" ? "prev" : "next"}>
          <span>
            {text(`article.${side}`)}
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
    previous: storyCard(id: $previous, language: $language) {
      title
      url
    }
    next: storyCard(id: $next, language: $language) {
      title
      url
    }
  }
`;

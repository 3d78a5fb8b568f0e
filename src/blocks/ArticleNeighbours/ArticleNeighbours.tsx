import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Icon } from "../../ui/Icon";
import * as styles from "./ArticleNeighbours.module.css";

export function ArticleNeighbours({ data }: { readonly data: Queries.ArticleNeighboursFragment }) {
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
  fragment ArticleNeighbours on Query {
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

import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Grid } from "../../ui/Grid";
import * as styles from "./ArticleNeighbours.module.css";

export function ArticleNeighbours({ data }: { readonly data: Queries.ArticleNeighboursFragment }) {
  const { text } = useTexts("common");
  const neighbours = (["previous", "next"] as const).flatMap((side) => {
    const card = data[side];
    return card === null ? [] : [{ side, ...card }];
  });
  return neighbours.length === 0 ? null : (
    <nav className="wrap" aria-label={text("article.neighbours")}>
      <Grid min={18} className={styles.neighbours}>
        {neighbours.map(({ side, title, url }) => (
          <p key={side}>
            <span className="small">{text(`article.${side}`)}</span>
            <br />
            <a href={url} rel={side === "previous" ? "prev" : "next"}>
              {title}
            </a>
          </p>
        ))}
      </Grid>
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

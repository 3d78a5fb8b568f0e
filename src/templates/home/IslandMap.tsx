import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { TextLink } from "../../ui/Button";
import { WrittenDate } from "../../blocks/Byline/WrittenDate";
import { MapBand } from "../../blocks/MapBand/MapBand";
import * as styles from "./IslandMap.module.css";

export function IslandMap({ data }: { readonly data: Queries.IslandMapFragment }) {
  const { text, common, localPath } = useTexts("home");
  const notes = data.mapReviews?.reviews.filter(({ shownIn }) => shownIn === "map") ?? [];
  return (
    <MapBand namespace="home" data={data}>
      <h3 className="visually-hidden">{text("map.reviews")}</h3>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without a pointer, the row scrolls only while it has the focus. */}
      <ul className={`swipe ${styles.mapReviews}`} tabIndex={0} aria-label={text("map.reviews")}>
        {notes.map(({ id, author, place, text: note, date, source }) => (
          <li key={id}>
            <q>{note}</q>
            <span>
              {source === null ? author : <a href={source}>{author}</a>}
              {place === null ? null : `, ${place}`}
              {source === null ? ` (${common.text("sample.mark")})` : null}, <WrittenDate date={date} />
            </span>
          </li>
        ))}
      </ul>
      <TextLink href={localPath("directions")} icon="arrow-right">
        {text("map.routes")}
      </TextLink>
    </MapBand>
  );
}

export const query = graphql`
  fragment IslandMap on Query {
    ...CyprusMap
    mapReviews: reviewsJson {
      reviews {
        id
        author
        place(language: $language)
        text(language: $language)
        date
        source
        shownIn
      }
    }
  }
`;

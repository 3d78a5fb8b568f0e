import { clsx } from "clsx";
import { type PageProps, graphql } from "gatsby";
import { required } from "../../../schemas/required";
import { Article } from "../Article";
import { DriveMap, DriveNumber, DriveStrip } from "./Drives";
import * as styles from "./Drives.module.css";

export { PageHead as Head } from "../../../head/PageHead";

export default function DrivesPage({ data }: PageProps<Queries.DrivesPageQuery>) {
  const article = required(data.article, "The article");
  const drives = article.sections.flatMap(({ id, short, drive }) => (drive === null ? [] : [{ id, short, ...drive }]));
  // Where every drive says where to stop, paper shows that instead of the text.
  const isRoadbook = article.sections.every(({ drive, list }) => drive === null || list !== null);
  const sections = Object.fromEntries(
    drives.map((drive, index) => [
      drive.id,
      { number: <DriveNumber number={index + 1} />, strip: <DriveStrip drive={drive} number={index + 1} /> },
    ]),
  );
  return (
    <Article
      article={article}
      hero={data.hero}
      drives={{
        className: clsx(styles.roadbook, isRoadbook && styles.sheet),
        map: <DriveMap map={data} drives={drives} view={article.view} showsCrossings={article.showsCrossings === true} />,
        sections,
      }}
    />
  );
}

export const query = graphql`
  query DrivesPage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!, $routeId: String!) {
    ...Page
    ...CyprusMap
    article(articleId: { eq: $routeId }) {
      ...WholeArticle
      ...DrivesView
      sections {
        drive {
          ...Drive
        }
      }
    }
  }
`;

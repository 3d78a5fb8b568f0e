import { clsx } from "clsx";
import { type PageProps, graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Icon } from "../../ui/Icon";
import { Comparison } from "./Comparison";
import { Fleet } from "./Fleet";
import { HomeFaq } from "./HomeFaq";
import { HomeHero } from "./HomeHero";
import { InstantAnswers } from "./InstantAnswers";
import { IslandMap } from "./IslandMap";
import { Reasons } from "./Reasons";
import { Reviews } from "./Reviews";
import * as styles from "./Statistics.module.css";

export { PageHead as Head } from "../../head/PageHead";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { text } = useTexts("home");
  return (
    <>
      <HomeHero data={data} />
      <div role="group" aria-label={text("stats.label")} className={clsx("wrap", styles.statistics)}>
        <dl>
          {data.statisticsJson?.statistics.map(({ id, label, value, icon }) => (
            <div key={id}>
              <dt className="small">{label}</dt>
              <dd className="figure">
                {value}
                {icon === null ? null : <Icon name={icon} />}
              </dd>
            </div>
          ))}
        </dl>
        <p className="small">{text("stats.note")}</p>
      </div>
      <Reasons data={data} />
      <InstantAnswers data={data} />
      <Fleet data={data} />
      <Reviews data={data} />
      <IslandMap data={data} />
      <Comparison data={data} />
      <HomeFaq data={data} />
    </>
  );
}

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...HomeHero
    statisticsJson {
      statistics {
        id
        label(language: $language)
        value(language: $language)
        icon
      }
    }
    ...Reasons
    ...InstantAnswers
    ...Reviews
    ...IslandMap
    ...Comparison
    ...Fleet
    ...HomeFaq
    ...CarHireGraph
  }
`;

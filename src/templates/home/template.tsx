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
      <HomeHero picture={data.hero} phone={data.tallHero?.phone} />
      <div role="group" aria-label={text("stats.label")}>
        <div className="wrap">
          <div className={styles.ticketPlace}>
            <dl className={styles.ticket}>
              {data.statisticsJson?.statistics.map(({ id, label, value, icon }) => (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd>
                    {value}
                    {icon === null ? null : <Icon name={icon} />}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <p className={`small ${styles.ticketNote}`}>{text("stats.note")}</p>
        </div>
      </div>
      <Reasons data={data} />
      <InstantAnswers data={data} />
      <Reviews data={data} />
      <IslandMap data={data} />
      <Comparison data={data} />
      <Fleet data={data} />
      <HomeFaq data={data} />
    </>
  );
}

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    tallHero: picture(pictureId: { eq: $picture }) {
      phone(ratio: 0.96)
    }
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

import { clsx } from "clsx";
import { type PageProps, graphql } from "gatsby";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Fold } from "../../ui/Fold";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import { Table } from "../../ui/Table";
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
              <dt>{label}</dt>
              <dd>
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
      <Reviews data={data} />
      <IslandMap data={data} />
      {/* Names no competitor and claims nothing about all of them. */}
      <Band>
        <SectionHead id="versus" eyebrow={text("comparison.eyebrow")} title={text("comparison.title")} lead={text("comparison.lead")} />
        <Fold label={text("comparison.all")} shown={3}>
          <Table
            variant="versus"
            caption={text("comparison.title")}
            isCaptionHidden
            columns={[{ title: text("comparison.us") }, { title: text("comparison.others") }]}
            rows={required(data.comparisonsJson, "data/comparisons.json").desks.map(({ id, title, us, others }) => ({
              id,
              title,
              cells: [
                <>
                  <Icon name="check" />
                  {us}
                </>,
                others,
              ],
            }))}
          />
        </Fold>
      </Band>
      <Fleet data={data} />
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
    comparisonsJson {
      desks {
        id
        title(language: $language)
        us(language: $language)
        others(language: $language)
      }
    }
    ...Reasons
    ...InstantAnswers
    ...DriversTable
    ...Reviews
    ...IslandMap
    ...Fleet
    ...HomeFaq
    ...CarHireGraph
  }
`;

import { type PageProps, graphql } from "gatsby";
import { CallOrMessage } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";
import { Hours } from "../../blocks/Hours/Hours";
import { MessageUs } from "../../blocks/MessageUs/MessageUs";
import { ReasonList } from "../../blocks/ReasonList/ReasonList";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";
import { required } from "../../schemas/required";
import { Hero } from "../../blocks/Hero/Hero";
import { useTexts } from "../../i18n/texts";
import car from "../../images/vehicles/nissan-march.svg";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink } from "../../ui/Button";
import { CheckList } from "../../ui/CheckList";
import { InlineText } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";
import * as styles from "./Parking.module.css";
import { ParkingQuotes } from "./ParkingQuotes";
import { Ride } from "./Ride";

export { PageHead as Head } from "../../head/PageHead";

export default function AirportParkingPage({ data }: PageProps<Queries.AirportParkingPageQuery>) {
  const { text, list, common } = useTexts("airport-parking");
  return (
    <>
      <Hero picture={data.hero} title={text("hero.title")} lead={text("hero.lead")}>
        <p className={`amount ${styles.saving}`}>
          <InlineText>{text("hero.saving")}</InlineText>
          <small className="small">{text("hero.savingSource")}</small>
        </p>
        <Actions>
          <CallOrMessage variant="book">{common.text("actions.bookByPhone")}</CallOrMessage>
          <ButtonLink variant="quiet" href="#process">
            {text("hero.how")}
          </ButtonLink>
        </Actions>
      </Hero>
      <Ride />
      <Band tone="deep">
        <SectionHead id="benefits" title={text("benefits.title")} />
        <ReasonList reasons={required(data.reasonsJson, "data/reasons.json").parking} />
      </Band>
      <TwoColumns tone="cool">
        <SectionHead id="included" title={text("included.title")} />
        <div className={styles.included}>
          <CheckList items={list("included.list")} />
          <p>{text("included.not")}</p>
        </div>
      </TwoColumns>
      <Band>
        <SectionHead id="process" title={text("process.title")} />
        <Steps steps={required(data.stepsJson, "data/steps.json").parking} />
      </Band>
      <ParkingQuotes data={data} />
      <Banner id="flying" title={text("banner.title")} text={text("banner.text")} picture={{ src: car, width: 986, height: 415 }}>
        <CallOrMessage variant="book">{common.text("actions.bookByPhone")}</CallOrMessage>
      </Banner>
      <Hours of="parking">
        <MessageUs />
      </Hours>
    </>
  );
}

export const query = graphql`
  query AirportParkingPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    reasonsJson {
      parking {
        ...Reason
      }
    }
    stepsJson {
      parking {
        title(language: $language)
        text(language: $language)
      }
    }
    ...ParkingQuotes
  }
`;

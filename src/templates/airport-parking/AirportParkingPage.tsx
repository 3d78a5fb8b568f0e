import { clsx } from "clsx";
import { type PageProps, graphql } from "gatsby";
import { CallOrMessage } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";
import { Hours } from "../../blocks/Hours/Hours";
import { MessageUs } from "../../blocks/MessageUs/MessageUs";
import { OpenNow } from "../../blocks/OpenNow/OpenNow";
import { ReasonList } from "../../blocks/ReasonList/ReasonList";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";
import { required } from "../../schemas/required";
import { Hero } from "../../blocks/Hero/Hero";
import { useTranslation } from "react-i18next";
import { Band } from "../../ui/Band";
import { Actions } from "../../ui/Button";
import { CheckList } from "../../ui/CheckList";
import { InlineText } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";
import * as styles from "./AirportParking.module.css";
import { ParkingAnswers } from "./ParkingAnswers";
import { ParkingQuotes } from "./ParkingQuotes";
import { Ride } from "./Ride";

export { PageHead as Head } from "../../head/PageHead";

export default function AirportParkingPage({ data }: PageProps<Queries.AirportParkingPageQuery>) {
  const { t } = useTranslation("airport-parking");
  const { t: common } = useTranslation("common");
  return (
    <>
      <Hero variants={["whole"]} picture={data.hero} title={t("hero.title")} lead={t("hero.lead")}>
        <p className={clsx("amount", styles.saving)}>
          <InlineText>{t("hero.saving")}</InlineText>
          <small className="small">{t("hero.savingSource")}</small>
        </p>
        <Actions>
          <CallOrMessage variant="book">{common("actions.bookByPhone")}</CallOrMessage>
        </Actions>
        <OpenNow />
      </Hero>
      <Ride shuttle={data.shuttle} />
      <Band tone="deep">
        <SectionHead id="benefits" title={t("benefits.title")} />
        <ReasonList reasons={required(data.reasonsJson, "data/reasons.json").parking} />
      </Band>
      <TwoColumns tone="cool">
        <SectionHead id="included" title={t("included.title")} />
        <div className={styles.included}>
          <CheckList items={t("included.list", { returnObjects: true })} />
          <p>{t("included.not")}</p>
        </div>
      </TwoColumns>
      <Band>
        <SectionHead id="process" title={t("process.title")} />
        <Steps steps={required(data.stepsJson, "data/steps.json").parking} />
      </Band>
      <ParkingAnswers data={data} />
      <ParkingQuotes data={data} />
      <Hours of="parking">
        <MessageUs />
      </Hours>
      <Banner id="flying" title={t("banner.title")} text={t("banner.text")} picture={data.car} note={<OpenNow />}>
        <CallOrMessage variant="book">{common("actions.bookByPhone")}</CallOrMessage>
      </Banner>
    </>
  );
}

export const query = graphql`
  query AirportParkingPage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
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
    ...ParkingAnswers
    ...ParkingPrice
    ...ParkingQuotes
    shuttle: file(relativePath: { eq: "vehicles/shuttle-minibus.svg" }) {
      ...DrawingFile
    }
    car: file(relativePath: { eq: "vehicles/nissan-march.svg" }) {
      ...DrawingFile
    }
  }
`;

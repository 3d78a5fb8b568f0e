import { type PageProps, graphql } from "gatsby";
import { CallButton, ExternalButton, ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";
import { Hours } from "../../blocks/Hours/Hours";
import { MessageUs } from "../../blocks/MessageUs/MessageUs";
import { Hero } from "../../blocks/Hero/Hero";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";
import { googleMaps } from "../../core/business/map";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import shuttle from "../../images/vehicles/shuttle-minibus.svg";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink } from "../../ui/Button";
import { Drawing } from "../../ui/Drawing";
import { Icon } from "../../ui/Icon";
import { InlineText } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";
import * as benefitStyles from "./ParkingBenefits.module.css";
import * as includedStyles from "./ParkingIncluded.module.css";
import { ParkingCard } from "./ParkingCard";
import { ParkingQuotes } from "./ParkingQuotes";
import * as whereStyles from "./ParkingWhere.module.css";

export { PageHead as Head } from "../../head/PageHead";

export default function AirportParkingPage({ data }: PageProps<Queries.AirportParkingPageQuery>) {
  const { text, common, business } = useTexts("airport-parking");
  const hours = useTexts("hours");
  const parking = required(data.parkingJson, "data/parking.json");
  return (
    <>
      <Hero picture={data.hero} title={text("hero.title")} lead={text("hero.lead")}>
        <Actions>
          <CallButton variant="book">{common.text("actions.bookByPhone")}</CallButton>
          <ButtonLink variant="quiet" href="#process">
            {text("hero.how")}
          </ButtonLink>
        </Actions>
        <p className="small">{text("hero.saving")}</p>
      </Hero>
      <section className={benefitStyles.bays}>
        <div className="wrap">
          <SectionHead id="benefits" eyebrow={text("benefits.eyebrow")} title={text("benefits.title")} />
          <ul>
            {data.reasonsJson?.parking.map(({ id, icon, title, text: about }) => (
              <li key={id}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{about}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Band>
        <SectionHead id="where" eyebrow={text("where.eyebrow")} title={text("where.title")} lead={text("where.lead")}>
          <ExternalLink href={googleMaps(business.places.parking).pin}>{common.text("actions.openInMaps")}</ExternalLink>
        </SectionHead>
        <div className={whereStyles.shuttleLine}>
          <div className={whereStyles.stop}>
            <b>{text("where.carPark")}</b>
            <span>{text("where.carParkNote")}</span>
          </div>
          <div className={whereStyles.run}>
            <p>
              {text("where.ride")}
              <small>{text("where.rideNote")}</small>
            </p>
            <Drawing src={shuttle} alt="" width={1378} height={693} unavailable={common.text("picture.unavailable")} />
          </div>
          <div className={whereStyles.stop}>
            <b>{text("where.terminal")}</b>
            <span>{text("where.terminalNote")}</span>
          </div>
        </div>
        <ParkingCard data={data} />
      </Band>
      <TwoColumns tone="cool">
        <SectionHead id="included" eyebrow={text("included.eyebrow")} title={text("included.title")} />
        <div className="stack">
          <ul className={includedStyles.checks}>
            {parking.included.map((item) => (
              <li key={item}>
                <Icon name="check-circle" />
                {item}
              </li>
            ))}
          </ul>
          <p>
            <InlineText>{parking.extra}</InlineText>
          </p>
        </div>
      </TwoColumns>
      <Band>
        <SectionHead id="process" eyebrow={text("process.eyebrow")} title={text("process.title")} />
        <Steps steps={required(data.stepsJson, "data/steps.json").parking} />
      </Band>
      <TwoColumns tone="warm">
        <SectionHead id="hours" title={hours.text("title")}>
          <MessageUs />
        </SectionHead>
        <Hours of="parking" />
      </TwoColumns>
      <ParkingQuotes data={data} />
      <Banner id="flying" title={text("banner.title")} text={text("banner.text")} picture={{ src: shuttle, width: 1378, height: 693 }}>
        <CallButton variant="dark" />
        <ExternalButton variant="quiet" href={googleMaps(business.places.parking).route}>
          {text("banner.way")}
        </ExternalButton>
      </Banner>
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
    parkingJson {
      included(language: $language)
      extra(language: $language)
    }
    stepsJson {
      parking {
        title(language: $language)
        text(language: $language)
      }
    }
    ...ParkingCard
    ...ParkingQuotes
  }
`;

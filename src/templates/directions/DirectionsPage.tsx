import { clsx } from "clsx";
import { type PageProps, graphql } from "gatsby";
import { CallButton, CallOrMessage, ExternalButton } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";
import { Coordinates } from "../../blocks/Coordinates/Coordinates";
import { GoogleMap } from "../../blocks/GoogleMap/GoogleMap";
import { MapBand } from "../../blocks/MapBand/MapBand";
import { OpenNow } from "../../blocks/OpenNow/OpenNow";
import { ReasonList } from "../../blocks/ReasonList/ReasonList";
import { Walk } from "../../blocks/Walk/Walk";
import { OfficeAddress } from "../../blocks/OfficeAddress/OfficeAddress";
import { googleMaps } from "../../business/map";
import { required } from "../../schemas/required";
import { Hero } from "../../blocks/Hero/Hero";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { Band } from "../../ui/Band";
import { Actions } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import { Routes } from "./Routes";
import * as styles from "./Directions.module.css";

export { PageHead as Head } from "../../head/PageHead";

export default function DirectionsPage({ data }: PageProps<Queries.DirectionsPageQuery>) {
  const { t } = useTranslation("directions");
  const { t: common } = useTranslation("common");
  const { business } = usePage();
  const { walk, drives } = required(data.approachesJson, "data/approaches.json");
  return (
    <>
      <Hero picture={data.hero} title={t("hero.title")} lead={t("hero.lead")}>
        <Actions>
          <ExternalButton variant="book" href={googleMaps(business.places.office).walk}>
            {t("walk.link")}
          </ExternalButton>
          <CallButton variant="quiet" line="directions">
            {common("actions.callUs")}
          </CallButton>
        </Actions>
      </Hero>
      <section className={styles.onFoot}>
        <div className={clsx("wrap", styles.head)}>
          <SectionHead id="walk" title={t("walk.title")}>
            <p className={styles.way}>
              <Icon name={walk.icon} />
              {walk.description}
            </p>
          </SectionHead>
          <div>
            <p>
              <OfficeAddress />
            </p>
            <Coordinates of="office" />
          </div>
        </div>
        <Walk
          data={data}
          title={t("walk.title")}
          steps={walk.steps}
          className={styles.led}
          sizes="(min-width: 60rem) 56vw, (min-width: 36rem) 26rem, 54vw"
        />
      </section>
      <MapBand namespace="directions" data={data}>
        <GoogleMap />
      </MapBand>
      <Routes routes={drives} />
      <Band>
        <SectionHead id="highlights" title={t("highlights.label")} />
        <ReasonList reasons={required(data.reasonsJson, "data/reasons.json").directions} />
      </Band>
      <Banner id="contact" title={t("contact.title")} text={t("contact.text")} picture={data.car} note={<OpenNow />}>
        <CallOrMessage variant="book" line="directions" isBrief>
          {common("actions.callUsNow")}
        </CallOrMessage>
        <ExternalButton variant="quiet" href={googleMaps(business.places.office).pin}>
          {common("actions.viewOnMaps")}
        </ExternalButton>
      </Banner>
    </>
  );
}

export const query = graphql`
  query DirectionsPage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
    ...CyprusMap
    ...Walk
    car: file(relativePath: { eq: "vehicles/nissan-march.svg" }) {
      ...DrawingFile
    }
    reasonsJson {
      directions {
        ...Reason
      }
    }
    approachesJson {
      walk {
        ...Route
      }
      drives {
        ...Route
      }
    }
  }
`;

import { type PageProps, graphql } from "gatsby";
import { CallButton, ExternalButton } from "../../blocks/ActionLinks/ActionLinks";
import { Approaches } from "../../blocks/Approach/Approach";
import { Banner } from "../../blocks/Banner/Banner";
import { Coordinates } from "../../blocks/Coordinates/Coordinates";
import { MapBand } from "../../blocks/MapBand/MapBand";
import { Hero } from "../../blocks/Hero/Hero";
import { googleMaps } from "../../core/business/map";
import { useTexts } from "../../i18n/texts";
import car from "../../images/vehicles/nissan-march.svg";
import { Actions } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import * as highlightStyles from "./Highlights.module.css";

export { PageHead as Head } from "../../head/PageHead";

export default function DirectionsPage({ data }: PageProps<Queries.DirectionsPageQuery>) {
  const { text, common, business } = useTexts("directions");
  const office = googleMaps(business.places.office);
  return (
    <>
      <Hero picture={data.hero} title={text("hero.title")} lead={text("hero.lead")}>
        <Actions>
          <ExternalButton variant="book" href={office.route}>
            {text("hero.get")}
          </ExternalButton>
          <CallButton variant="quiet" line="directions" />
        </Actions>
      </Hero>
      <Approaches data={data} by="foot" />
      <MapBand namespace="directions" data={data} />
      <section className="band">
        <div className="wrap">
          <h2 id="highlights" className="visually-hidden">
            {text("highlights.label")}
          </h2>
          <ul className={highlightStyles.highlights}>
            {data.reasonsJson?.directions.map(({ id, icon, title, text: about }) => (
              <li key={id}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{about}</p>
                {id === "location" ? <Coordinates of="office" /> : null}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Approaches data={data} by="car" />
      <Banner id="contact" title={text("contact.title")} text={text("contact.text")} picture={{ src: car, width: 986, height: 415 }}>
        <CallButton variant="dark" line="directions">
          {common.text("actions.callUsNow")}
        </CallButton>
        <ExternalButton variant="quiet" href={office.pin}>
          {common.text("actions.viewOnMaps")}
        </ExternalButton>
      </Banner>
    </>
  );
}

export const query = graphql`
  query DirectionsPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...CyprusMap
    reasonsJson {
      directions {
        ...Reason
      }
    }
    ...Approaches
  }
`;

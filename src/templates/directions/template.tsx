import { type PageProps, graphql } from "gatsby";
import { CallButton, ExternalButton } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";
import { Coordinates } from "../../blocks/Coordinates/Coordinates";
import { MapBand } from "../../blocks/MapBand/MapBand";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";
import { SpecialHours } from "../../blocks/SpecialHours/SpecialHours";
import { business } from "../../core/business/business";
import { googleMaps } from "../../core/business/map";
import { useTexts } from "../../i18n/texts";
import car from "../../images/vehicles/nissan-march.svg";
import { Band } from "../../ui/Band";
import { Actions } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import * as approachStyles from "./Approaches.module.css";
import * as highlightStyles from "./Highlights.module.css";

export { PageHead as Head } from "../../head/PageHead";

export default function DirectionsPage({ data }: PageProps<Queries.DirectionsPageQuery>) {
  const { text } = useTexts("directions");
  const common = useTexts("common");
  const office = googleMaps(business.places.office);
  return (
    <>
      <PlainHero picture={data.hero} namespace="directions">
        <Actions>
          <ExternalButton variant="book" href={office.route}>
            {text("hero.get")}
          </ExternalButton>
          <CallButton variant="quiet" line="directions" />
        </Actions>
      </PlainHero>
      <MapBand namespace="directions" data={data} isBelowHero />
      <section className="band" aria-labelledby="highlights">
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
          <SpecialHours data={data} />
        </div>
      </section>
      <Band tone="cool" labelledBy="routes">
        <SectionHead id="routes" eyebrow={text("routes.eyebrow")} title={text("routes.title")} />
        <div className={approachStyles.approaches}>
          {data.approachesJson?.approaches.map(({ id, icon, from, duration, roads, steps }) => (
            <article key={id} className={approachStyles.approach}>
              <header>
                <h3>
                  <Icon name={icon} />
                  {from}
                </h3>
                <p className={approachStyles.how}>
                  {roads.length === 0
                    ? text("routes.onFoot")
                    : roads.map((road, index) => (
                        <span key={road}>
                          {index > 0 ? `${text("routes.then")} ` : null}
                          <span className={approachStyles.sign}>{road}</span>
                        </span>
                      ))}
                </p>
                <p className={approachStyles.time}>
                  {duration} <small>{common.text("units.minutes")}</small>
                </p>
              </header>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </article>
          ))}
        </div>
      </Band>
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
    approachesJson {
      approaches {
        id
        icon
        from(language: $language)
        duration(language: $language)
        roads
        steps(language: $language)
      }
    }
  }
`;

import { type PageProps, graphql } from "gatsby";
import { BookButton, CallButton } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";
import { Faq } from "../../blocks/Faq/Faq";
import { Hours } from "../../blocks/Hours/Hours";
import { MessageUs } from "../../blocks/MessageUs/MessageUs";
import { Hero } from "../../blocks/Hero/Hero";
import { ReasonList } from "../../blocks/ReasonList/ReasonList";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";
import * as idealStyles from "./IdealFor.module.css";
import * as areaStyles from "./ServiceAreas.module.css";
import { VanLocation } from "./VanLocation";
import { VanProducts } from "./VanProducts";

export { PageHead as Head } from "../../head/PageHead";

export default function VanRentalPage({ data }: PageProps<Queries.VanRentalPageQuery>) {
  const { text, common, localPath } = useTexts("van-rental");
  const hours = useTexts("hours");
  const terms = localPath("booking-terms", "van");
  const cutout = data.vansJson?.vans.find(({ id }) => id === "large-panel-van")?.cutout;
  return (
    <>
      <Hero
        picture={data.hero}
        title={text("hero.title")}
        lead={
          <>
            <strong>{text("hero.subtitle")}</strong> {text("hero.lead")}
          </>
        }
      >
        <Actions>
          <BookButton label="bookVan" />
          <CallButton variant="quiet">{common.text("actions.callForQuotes")}</CallButton>
        </Actions>
        <p className="small">{text("hero.booking")}</p>
      </Hero>
      <TwoColumns>
        <SectionHead id="why" eyebrow={text("why.eyebrow")} title={text("why.title")} lead={text("why.lead")} />
        <ReasonList reasons={required(data.reasonsJson, "data/reasons.json").vans} />
      </TwoColumns>
      <Band tone="cool">
        <SectionHead id="areas" eyebrow={text("areas.eyebrow")} title={text("areas.title")} lead={text("areas.lead")} />
        <ul className={areaStyles.areas}>
          {data.vanAreasJson?.areas.map(({ id, name, text: about, distance }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{about}</p>
              <span className={areaStyles.away}>
                {distance === null ? (
                  <small>{text("areas.onTheSpot")}</small>
                ) : (
                  <>
                    {distance} <small>{common.text("units.minutes")}</small>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Band>
      <Band>
        <SectionHead id="ideal" title={text("ideal.title")} />
        <ul className={idealStyles.ideal}>
          {data.vansJson?.uses.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Band>
      <VanLocation />
      <Band>
        <SectionHead id="process" title={text("process.title")} />
        <Steps steps={required(data.stepsJson, "data/steps.json").vans} />
      </Band>
      <TwoColumns tone="warm">
        <SectionHead id="hours" title={hours.text("title")} />
        <Hours of="van" />
      </TwoColumns>
      <Banner
        id="overpay"
        title={text("banner.title")}
        text={text("banner.text")}
        {...(cutout?.publicURL && cutout.svgSize ? { picture: { src: cutout.publicURL, ...cutout.svgSize } } : {})}
      >
        <CallButton variant="dark">{common.text("actions.callForQuotes")}</CallButton>
        <ButtonLink variant="quiet" href={terms}>
          {common.text("actions.readVanTerms")}
        </ButtonLink>
      </Banner>
      <VanProducts data={data} />
      <Faq
        group="van"
        questions={required(data.faqJson, "data/faq.json").van}
        eyebrow={text("faq.eyebrow")}
        title={text("faq.title")}
        tone="warm"
      >
        <TextLink href={terms} icon="arrow-right">
          {common.text("actions.readVanTerms")}
        </TextLink>
        <MessageUs />
      </Faq>
    </>
  );
}

export const query = graphql`
  query VanRentalPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    vanAreasJson {
      areas {
        id
        name(language: $language)
        text(language: $language)
        distance(language: $language)
      }
    }
    reasonsJson {
      vans {
        ...Reason
      }
    }
    stepsJson {
      vans {
        title(language: $language)
        text(language: $language)
      }
    }
    vansJson {
      uses(language: $language)
    }
    ...VanProducts
    faqJson {
      van {
        ...Question
      }
    }
  }
`;

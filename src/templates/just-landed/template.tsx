import { type PageProps, graphql } from "gatsby";
import { CallButton, ExternalButton } from "../../blocks/ActionLinks/ActionLinks";
import { Approaches } from "../../blocks/Approach/Approach";
import { EmergencyNumbers } from "../../blocks/EmergencyNumbers/EmergencyNumbers";
import { HandoverTimes } from "../../blocks/HandoverTimes/HandoverTimes";
import { OpenNow } from "../../blocks/OpenNow/OpenNow";
import { PageBreadcrumb } from "../../blocks/PageBreadcrumb/PageBreadcrumb";
import { PlateHero } from "../../blocks/PlateHero/PlateHero";
import { googleMaps } from "../../core/business/map";
import { SERVICES } from "../../core/hire/landing";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Actions, TextLink } from "../../ui/Button";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";
import { Kept } from "./Kept";

export { PageHead as Head } from "../../head/PageHead";

/** What a visitor needs between the aircraft and the road. Its hero has no picture, because networks are slow there. */
export default function JustLandedPage({ data }: PageProps<Queries.JustLandedPageQuery>) {
  const { text, common, localPath, business } = useTexts("just-landed");
  return (
    <>
      <PlateHero above={<PageBreadcrumb />} icon="plane" title={text("hero.title")} lead={text("hero.lead")} />
      <Approaches data={data} by="foot" />
      <Band tone="cool">
        <SectionHead id="now" title={text("now.title")} lead={`${common.text("footer.hours")}: ${common.text("footer.hoursText")}`} />
        <div className="stack">
          <OpenNow data={data} />
          <p>{text("now.outside")}</p>
          <Actions>
            <CallButton variant="book" />
            <ExternalButton variant="quiet" href={googleMaps(business.places.office).pin}>
              {common.text("actions.viewOnMaps")}
            </ExternalButton>
          </Actions>
        </div>
      </Band>
      <HandoverTimes services={SERVICES} data={data} tone="warm" />
      <Band>
        <SectionHead id="car" title={text("car.title")} />
        {/* The guide begins with the photographs, the seat and the left. */}
        <Steps steps={required(data.stepsJson, "data/steps.json").driving.slice(0, 3)} />
        <TextLink href={localPath("driving-guide")} icon="arrow-right">
          {text("car.more")}
        </TextLink>
      </Band>
      <EmergencyNumbers data={data} />
      <Kept />
    </>
  );
}

export const query = graphql`
  query JustLandedPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...Approaches
    ...HandoverTimes
    ...EmergencyNumbers
    stepsJson {
      driving {
        title(language: $language)
        text(language: $language)
      }
    }
  }
`;

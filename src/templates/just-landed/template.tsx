import { type PageProps, graphql } from "gatsby";
import { CallButton } from "../../blocks/ActionLinks/ActionLinks";
import { Approaches } from "../../blocks/Approach/Approach";
import { EmergencyNumbers } from "../../blocks/EmergencyNumbers/EmergencyNumbers";
import { Hours } from "../../blocks/Hours/Hours";
import { ByHours, OpenNow } from "../../blocks/OpenNow/OpenNow";
import { Hero } from "../../blocks/Hero/Hero";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";
import { chatUrl } from "../../core/business/chat";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";

export { PageHead as Head } from "../../head/PageHead";

/** Of the first drive: what to photograph, and to keep left. */
const FIRST_STEPS = [0, 2];

/** What a visitor needs between the aircraft and the road. Its hero has no picture, because networks are slow there. */
export default function JustLandedPage({ data }: PageProps<Queries.JustLandedPageQuery>) {
  const { text, common, localPath, business, chatTopic } = useTexts("just-landed");
  const steps = required(data.stepsJson, "data/steps.json").driving;
  return (
    <>
      <Hero variant="plain" title={text("hero.title")} lead={text("hero.lead")} />
      <Approaches data={data} by="foot" />
      <TwoColumns tone="cool">
        <SectionHead id="now" title={text("now.title")}>
          <OpenNow />
          <p>
            <ByHours
              of="cars"
              always={common.text("footer.handover")}
              open={common.text("now.handoverFree")}
              closed={common.text("now.handoverFee")}
            />
          </p>
          <p>{text("now.outside")}</p>
          <Actions>
            <ButtonLink variant="book" href={chatUrl("whatsapp", business.phones.chat, common.text(`chat.messages.${chatTopic}`))}>
              {common.text("chat.whatsapp")}
            </ButtonLink>
            <CallButton variant="quiet" />
          </Actions>
        </SectionHead>
        <Hours of="car" />
      </TwoColumns>
      <Band>
        <SectionHead id="car" title={text("car.title")} />
        <Steps steps={steps.filter((_, index) => FIRST_STEPS.includes(index))} />
        <TextLink href={localPath("driving-guide")} icon="arrow-right">
          {text("car.more")}
        </TextLink>
      </Band>
      <EmergencyNumbers data={data} />
    </>
  );
}

export const query = graphql`
  query JustLandedPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...Approaches
    ...EmergencyNumbers
    stepsJson {
      driving {
        title(language: $language)
        text(language: $language)
      }
    }
  }
`;

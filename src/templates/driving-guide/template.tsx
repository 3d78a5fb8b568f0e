import { type PageProps, graphql } from "gatsby";
import { Faq } from "../../blocks/Faq/Faq";
import { Introduction } from "../../blocks/Introduction/Introduction";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";
import { StoryNeighbours } from "../../blocks/StoryNeighbours/StoryNeighbours";
import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { TextLink } from "../../ui/Button";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";
import { DrivingAccident } from "./DrivingAccident";
import { DrivingLimits } from "./DrivingLimits";
import { DrivingTopics } from "./DrivingTopics";

export { PageHead as Head } from "../../head/PageHead";

export default function DrivingGuidePage({ data }: PageProps<Queries.DrivingGuidePageQuery>) {
  const { text, list, steps } = useTexts("driving-guide");
  const common = useTexts("common");
  const localPath = useLocalPath();
  return (
    <>
      <PlainHero picture={data.hero} namespace="driving-guide" />
      <Introduction title={text("intro.title")} paragraphs={list("intro.text")} />
      <Band tone="warm" labelledBy="steps">
        <SectionHead id="steps" eyebrow={text("steps.eyebrow")} title={text("steps.title")} lead={text("steps.lead")} />
        <Steps steps={steps("steps.items")} />
      </Band>
      <DrivingLimits />
      <DrivingTopics />
      <DrivingAccident />
      <Faq
        group="driving"
        data={data}
        eyebrow={text("faq.eyebrow")}
        title={text("faq.title")}
        tone="warm"
        aside={
          <TextLink href={localPath("explore-cyprus")} icon="arrow-right">
            {common.text("actions.moreGuides")}
          </TextLink>
        }
      />
      <StoryNeighbours data={data} />
    </>
  );
}

export const query = graphql`
  query DrivingGuidePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!, $routeId: String!) {
    ...Page
    ...Faq
    ...StoryNeighbours
    ...DrivingGuideGraph
    ...QuestionsGraph
  }
`;

import { type PageProps, graphql } from "gatsby";
import { Faq } from "../../blocks/Faq/Faq";
import { Introduction } from "../../blocks/Introduction/Introduction";
import { Hero } from "../../blocks/Hero/Hero";
import { StoryNeighbours } from "../../blocks/StoryNeighbours/StoryNeighbours";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { InlineText, Paragraphs } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";
import * as accidentStyles from "./DrivingAccident.module.css";
import { DrivingLimits } from "./DrivingLimits";
import * as topicStyles from "./DrivingTopics.module.css";

export { PageHead as Head } from "../../head/PageHead";

export default function DrivingGuidePage({ data }: PageProps<Queries.DrivingGuidePageQuery>) {
  const { text, list, common, localPath } = useTexts("driving-guide");
  const steps = required(data.stepsJson, "data/steps.json");
  const { limits, topics } = required(data.drivingJson, "data/driving.json");
  return (
    <>
      <Hero picture={data.hero} title={text("hero.title")} lead={text("hero.lead")} />
      <Introduction title={text("intro.title")} paragraphs={list("intro.text")} />
      <Band tone="warm">
        <SectionHead id="steps" eyebrow={text("steps.eyebrow")} title={text("steps.title")} lead={text("steps.lead")} />
        <Steps steps={steps.driving} />
      </Band>
      <DrivingLimits limits={limits} />
      <Band tone="cool">
        <SectionHead id="topics" eyebrow={text("topics.eyebrow")} title={text("topics.title")} />
        <div className={topicStyles.topics}>
          {topics.map(({ id, icon, title, text: about }) => (
            <section key={id} id={id}>
              <Icon name={icon} />
              <h3 id={`${id}-title`}>{title}</h3>
              <Paragraphs>{about}</Paragraphs>
            </section>
          ))}
        </div>
      </Band>
      <Band className={accidentStyles.accident}>
        <div>
          <SectionHead id="accident" title={text("accident.title")} />
          <p className={accidentStyles.lead}>
            <InlineText>{text("accident.lead")}</InlineText>
          </p>
          <Actions className={accidentStyles.calls}>
            <ButtonLink variant="quiet" href={`tel:${text("accident.number")}`} icon="phone" iconFirst>
              {text("accident.call")}
            </ButtonLink>
          </Actions>
        </div>
        <Steps steps={steps.accident} className={accidentStyles.steps} />
      </Band>
      <Faq
        group="driving"
        questions={required(data.faqJson, "data/faq.json").driving}
        eyebrow={text("faq.eyebrow")}
        title={text("faq.title")}
        tone="warm"
      >
        <TextLink href={localPath("explore-cyprus")} icon="arrow-right">
          {common.text("actions.moreGuides")}
        </TextLink>
      </Faq>
      <StoryNeighbours data={data} />
    </>
  );
}

export const query = graphql`
  query DrivingGuidePage(
    $language: String!
    $namespaces: [String!]!
    $picture: String!
    $socialScene: String!
    $previous: String
    $next: String
  ) {
    ...Page
    drivingJson {
      limits {
        ...DrivingLimit
      }
      topics {
        id
        icon
        title(language: $language)
        text(language: $language)
      }
    }
    stepsJson {
      driving {
        title(language: $language)
        text(language: $language)
      }
      accident {
        title(language: $language)
        text(language: $language)
      }
    }
    faqJson {
      driving {
        ...Question
      }
    }
    ...StoryNeighbours
    ...DrivingGuideGraph
  }
`;

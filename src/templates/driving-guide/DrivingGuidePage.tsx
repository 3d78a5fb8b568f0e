import { clsx } from "clsx";
import { type PageProps, graphql } from "gatsby";
import { Questions } from "../../blocks/Faq/Questions";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { Contents } from "../../blocks/Contents/Contents";
import { RoadsideCall } from "../../blocks/EmergencyNumbers/RoadsideCall";
import { Introduction } from "../../blocks/Introduction/Introduction";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";
import { telephoneUrl } from "../../business/business";
import { required } from "../../schemas/required";
import { Hero } from "../../blocks/Hero/Hero";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import { InlineText, Paragraphs } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import { Steps } from "../../ui/Steps";
import { DrivingLimits } from "./DrivingLimits";
import * as styles from "./DrivingGuide.module.css";

export { PageHead as Head } from "../../head/PageHead";

/** A drawing fills a column of the topics. */
const DRAWING_SIZES = "(min-width: 58rem) 38rem, 91vw";

export default function DrivingGuidePage({ data }: PageProps<Queries.DrivingGuidePageQuery>) {
  const { t } = useTranslation("driving-guide");
  const { t: common } = useTranslation("common");
  const { localPath } = usePage();
  const steps = required(data.stepsJson, "data/steps.json");
  const { limits, topics, breakdown } = required(data.drivingJson, "data/driving.json");
  return (
    <>
      <Hero picture={data.hero} title={t("hero.title")} lead={t("hero.lead")}>
        <TextLink href="#accident">{t("accident.title")}</TextLink>
      </Hero>
      <Introduction title={t("intro.title")} paragraphs={t("intro.text", { returnObjects: true })} />
      <div className={clsx("wrap screen-only", styles.contents)}>
        <Contents
          title={common("article.contents")}
          entries={[
            { id: "limits", title: t("limits.title") },
            { id: "steps", title: t("steps.title") },
            ...topics.map(({ id, title }) => ({ id, title })),
            { id: "accident", title: t("accident.title") },
          ]}
          isArticle
        />
      </div>
      <DrivingLimits limits={limits} />
      <Band tone="warm">
        <SectionHead id="steps" title={t("steps.title")} lead={t("steps.lead")} />
        <Steps steps={steps.driving} />
      </Band>
      <Band>
        <SectionHead id="topics" title={t("topics.title")} />
        <div className={styles.topics}>
          {topics.map(({ id, title, text: about, picture }) => (
            <section key={id} id={id}>
              <h3 id={`${id}-title`}>{title}</h3>
              {picture === null ? null : (
                <div className={styles.drawing}>
                  <ContentPicture picture={picture} sizes={DRAWING_SIZES} />
                </div>
              )}
              <Paragraphs>{about}</Paragraphs>
            </section>
          ))}
        </div>
      </Band>
      <Band tone="deep">
        <SectionHead id="accident" title={t("accident.title")}>
          <p>
            <InlineText>{t("accident.lead")}</InlineText>
          </p>
          <Actions className={styles.calls}>
            <ButtonLink variant="book" href={telephoneUrl(t("accident.number"))} icon="phone" iconFirst>
              {t("accident.call")}
            </ButtonLink>
            <RoadsideCall />
          </Actions>
        </SectionHead>
        <Steps steps={steps.accident}>
          <figure className={styles.breakdown}>
            <div className={styles.drawing}>
              <ContentPicture picture={breakdown.picture} sizes={DRAWING_SIZES} />
            </div>
            <figcaption>{breakdown.caption}</figcaption>
          </figure>
        </Steps>
      </Band>
      <TwoColumns tone="warm">
        <Questions
          group="driving"
          questions={required(data.faqJson, "data/faq.json").driving}
          eyebrow={t("faq.eyebrow")}
          title={t("faq.title")}
        >
          <TextLink href={localPath("explore-cyprus")} icon="arrow-right">
            {common("actions.moreGuides")}
          </TextLink>
        </Questions>
      </TwoColumns>
    </>
  );
}

export const query = graphql`
  query DrivingGuidePage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
    drivingJson {
      limits {
        ...DrivingLimit
      }
      topics {
        id
        title(language: $language)
        text(language: $language)
        picture {
          ...ContentPicture
        }
      }
      breakdown {
        picture {
          ...ContentPicture
        }
        caption(language: $language)
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
    ...DrivingGuideGraph
  }
`;

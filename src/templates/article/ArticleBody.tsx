import { graphql } from "gatsby";
import { Fragment } from "react";
import { useTexts } from "../../i18n/texts";
import { business } from "../../core/business/business";
import type { ArticleTexts } from "../../core/schemas/article-texts";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import { useLocalPath } from "../../i18n/local-path";
import { DashList } from "../../ui/DashList";
import { InlineText } from "../../ui/InlineText";
import { Picture } from "../../ui/Picture";
import { Quantity } from "../../ui/Quantity";
import { Document } from "../../blocks/Document/Document";
import * as styles from "./ArticleBody.module.css";

interface ArticleBodyProps {
  readonly namespace: string;
  readonly data: Queries.ArticleBodyFragment;
}

type ArticleSection = ArticleTexts["sections"][number];

function Section({ section, figure }: { readonly section: ArticleSection; readonly figure: Queries.ArticleFigureFragment | null }) {
  const common = useTexts("common");
  const image = figure?.picture.file.childImageSharp?.gatsbyImageData;
  const { fact } = section;
  // Below the paragraph that says it.
  const factPlace =
    fact === undefined
      ? -1
      : Math.max(
          0,
          section.body.findIndex((paragraph) => paragraph.includes(fact.value)),
        );
  return (
    <section aria-labelledby={section.id}>
      <h2 id={section.id}>{section.title}</h2>
      {section.body.map((paragraph, index) => (
        <Fragment key={paragraph}>
          <p>
            <InlineText>{paragraph}</InlineText>
          </p>
          {fact === undefined || index !== factPlace ? null : (
            <p className={styles["fact"]}>
              <b>
                <Quantity>{fact.value}</Quantity>
              </b>{" "}
              <span>{fact.label}</span>
            </p>
          )}
        </Fragment>
      ))}
      {section.list === undefined ? null : <DashList items={section.list} />}
      {section.pull === undefined ? null : <p className={styles["pull"]}>{section.pull}</p>}
      {figure === null || image === undefined ? null : (
        <figure>
          <Picture
            data={image}
            alt={figure.picture.alt}
            sizes="(min-width: 48rem) 41rem, 91vw"
            unavailable={common.text("picture.unavailable")}
          />
          <figcaption>{section.caption}</figcaption>
        </figure>
      )}
    </section>
  );
}

/** An article: its contents, its sections, the facts at a glance, and the way to a car. */
export function ArticleBody({ namespace, data: { articleFigures } }: ArticleBodyProps) {
  const { text, tree } = useTexts(namespace);
  const common = useTexts("common");
  const localPath = useLocalPath();
  const sections = tree("sections") as ArticleTexts["sections"];
  const glance = tree("glance") as ArticleTexts["glance"];
  const figures = articleFigures?.figures ?? [];
  return (
    <Document
      standfirst={<p className={styles["standfirst"]}>{text("standfirst")}</p>}
      contents={{ title: common.text("article.contents"), entries: sections.map(({ id, short }) => ({ id, title: short })) }}
      aside={
        <aside className={styles["facts"]} aria-labelledby="glance">
          <h2 id="glance">{common.text("article.glance")}</h2>
          <dl>
            {glance.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Quantity>{value}</Quantity>
                </dd>
              </div>
            ))}
          </dl>
        </aside>
      }
    >
      <div className={styles["prose"]}>
        {sections.map((section) => (
          <Section key={section.id} section={section} figure={figures.find((figure) => figure.section === section.id) ?? null} />
        ))}
        <Actions className={styles["ending"]}>
          <ButtonLink voice="book" href={business.reservationsUrl} icon="external-link" newTab={common.text("actions.newTab")}>
            {common.text("actions.bookYourCar")}
          </ButtonLink>
          <TextLink href={localPath("explore-cyprus")} icon="arrow-right">
            {common.text("actions.moreGuides")}
          </TextLink>
        </Actions>
      </div>
    </Document>
  );
}

export const query = graphql`
  fragment ArticleFigure on ArticleFigures {
    section
    picture {
      alt(language: $language)
      file {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1312
            breakpoints: [480, 720, 960, 1312]
            formats: [WEBP, AVIF]
            placeholder: DOMINANT_COLOR
          )
        }
      }
    }
  }
  fragment ArticleBody on Query {
    articleFigures: article(articleId: { eq: $routeId }) {
      figures {
        ...ArticleFigure
      }
    }
  }
`;

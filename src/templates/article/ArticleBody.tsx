import { graphql } from "gatsby";
import { Fragment } from "react";
import { usePage } from "../../i18n/page";
import { useTexts } from "../../i18n/texts";
import { articleNamespace } from "../../core/routes/route-table";
import type { ArticleTexts } from "../../core/schemas/article-texts";
import { BookButton } from "../../blocks/ActionLinks/ActionLinks";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { Actions, TextLink } from "../../ui/Button";
import { useLocalPath } from "../../i18n/local-path";
import { DashList } from "../../ui/DashList";
import { InlineText } from "../../ui/InlineText";
import { Quantity } from "../../ui/Quantity";
import { Document } from "../../blocks/Document/Document";
import * as styles from "./ArticleBody.module.css";

type ArticleSection = ArticleTexts["sections"][number];

function Section({ section, figure }: { readonly section: ArticleSection; readonly figure: Queries.ArticleFigureFragment | undefined }) {
  const { fact } = section;
  // Below the paragraph with the fact.
  const factPlace = Math.max(
    0,
    section.body.findIndex((paragraph) => paragraph.includes(fact?.value ?? "")),
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
            <p className={styles.fact}>
              <b>
                <Quantity>{fact.value}</Quantity>
              </b>{" "}
              <span>{fact.label}</span>
            </p>
          )}
        </Fragment>
      ))}
      {section.list === undefined ? null : <DashList items={section.list} />}
      {section.pull === undefined ? null : <p className={styles.pull}>{section.pull}</p>}
      {figure === undefined ? null : (
        <figure>
          <ContentPicture picture={figure.picture} sizes="(min-width: 48rem) 41rem, 91vw" />
          <figcaption>{section.caption}</figcaption>
        </figure>
      )}
    </section>
  );
}

export function ArticleBody({ figures }: { readonly figures: readonly Queries.ArticleFigureFragment[] }) {
  const { routeId } = usePage();
  const { text, tree } = useTexts(articleNamespace(routeId));
  const common = useTexts("common");
  const localPath = useLocalPath();
  const sections = tree("sections") as ArticleTexts["sections"];
  const glance = tree("glance") as ArticleTexts["glance"];
  return (
    <Document
      standfirst={<p className={styles.standfirst}>{text("standfirst")}</p>}
      contents={{ title: common.text("article.contents"), entries: sections.map(({ id, short }) => ({ id, title: short })) }}
      aside={
        <aside className={styles.facts} aria-labelledby="glance">
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
      <div className={styles.prose}>
        {sections.map((section) => (
          <Section key={section.id} section={section} figure={figures.find((figure) => figure.section === section.id)} />
        ))}
        <Actions className={styles.ending}>
          <BookButton label="bookYourCar" />
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
      ...StoryPicture
    }
  }
`;

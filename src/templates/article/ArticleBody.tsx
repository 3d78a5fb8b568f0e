import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { BookButton } from "../../blocks/ActionLinks/ActionLinks";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { Actions, TextLink } from "../../ui/Button";
import { DashList } from "../../ui/DashList";
import { Paragraphs } from "../../ui/InlineText";
import { Quantity } from "../../ui/Quantity";
import { Document } from "../../blocks/Document/Document";
import { InShort } from "./InShort";
import * as styles from "./ArticleBody.module.css";

type Article = Queries.ArticleBodyFragment;

function Section({ section }: { readonly section: Article["sections"][number] }) {
  const { list, pull, figure } = section;
  return (
    <section>
      <h2 id={section.id}>{section.title}</h2>
      <Paragraphs>{section.body}</Paragraphs>
      {list === null ? null : <DashList items={list} />}
      {pull === null ? null : <p className={styles.pull}>{pull}</p>}
      {figure === null ? null : (
        <figure>
          <ContentPicture picture={figure.picture} sizes="(min-width: 48rem) 41rem, 91vw" />
          <figcaption>{figure.caption}</figcaption>
        </figure>
      )}
    </section>
  );
}

export function ArticleBody({ article: { standfirst, inShort, sections, glance } }: { readonly article: Article }) {
  const { text, localPath } = useTexts("common");
  return (
    <Document
      standfirst={<p className={styles.standfirst}>{standfirst}</p>}
      contents={{ title: text("article.contents"), entries: sections.map(({ id, short }) => ({ id, title: short })) }}
      aside={
        <aside className={styles.facts} aria-labelledby="glance">
          <h2 id="glance">{text("article.glance")}</h2>
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
        {inShort === null ? null : <InShort {...inShort} />}
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <Actions className={styles.ending}>
          <BookButton label="bookYourCar" />
          <TextLink href={localPath("explore-cyprus")} icon="arrow-right">
            {text("actions.moreGuides")}
          </TextLink>
        </Actions>
      </div>
    </Document>
  );
}

export const query = graphql`
  fragment ArticleBody on Article {
    standfirst(language: $language)
    inShort {
      ...InShort
    }
    sections {
      id
      title(language: $language)
      short(language: $language)
      body(language: $language)
      list(language: $language)
      pull(language: $language)
      figure {
        picture {
          ...StoryPicture
        }
        caption(language: $language)
      }
    }
    glance {
      value(language: $language)
      label(language: $language)
    }
  }
`;

import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { BookButton } from "../../blocks/ActionLinks/ActionLinks";
import { ArticleCards } from "../../blocks/ArticleCards/ArticleCards";
import { ArticleAuthor } from "../../blocks/Byline/ArticleAuthor";
import { WrittenDate } from "../../blocks/Byline/WrittenDate";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { Hero } from "../../blocks/Hero/Hero";
import { LongText } from "../../blocks/LongText/LongText";
import { PageBreadcrumb } from "../../blocks/PageBreadcrumb/PageBreadcrumb";
import { Actions, TextLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { DashList } from "../../ui/DashList";
import { Paragraphs } from "../../ui/InlineText";
import { Quantity } from "../../ui/Quantity";
import * as styles from "./Article.module.css";
import { Cover } from "./Cover";
import { InShort } from "./InShort";

type WholeArticle = Queries.WholeArticleFragment;

/** What an article of drives shows besides. */
interface ArticleDrives {
  readonly className: string;
  readonly map: ReactNode;
  /** What stands before the title of a section, and for it in the contents, by the section’s id. */
  readonly sections: Readonly<Record<string, { readonly number: ReactNode; readonly strip: ReactNode }>>;
}

function Section({ section, number }: { readonly section: WholeArticle["sections"][number]; readonly number: ReactNode }) {
  const { list, pull, figure } = section;
  return (
    <section data-print={number === undefined ? undefined : "drive"}>
      <h2 id={section.id}>
        {number}
        {section.title}
      </h2>
      <Paragraphs>{section.body}</Paragraphs>
      {list === null ? null : <DashList items={list} />}
      {pull === null ? null : <p className={styles.pull}>{pull}</p>}
      {figure === null ? null : (
        <figure>
          <ContentPicture picture={figure.picture} sizes="(min-width: 48rem) 41rem, 91vw" />
          <figcaption className="small">{figure.caption}</figcaption>
        </figure>
      )}
    </section>
  );
}

function Glance({ facts }: { readonly facts: NonNullable<WholeArticle["glance"]> }) {
  const { t } = useTranslation("common");
  return (
    <Card tint="sun" className={styles.facts}>
      <h2 id="glance">{t("article.glance")}</h2>
      <dl>
        {facts.map(({ value, label }) => (
          <div key={label}>
            <dt className="small">{label}</dt>
            <dd className="figure">
              <Quantity>{value}</Quantity>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface ArticleProps {
  readonly article: WholeArticle;
  readonly hero: Queries.PageFragment["hero"];
  readonly drives?: ArticleDrives;
}

/** An article of the travel guide, from its title to the articles that go on from it. */
export function Article({ article, hero, drives }: ArticleProps) {
  const { t } = useTranslation("common");
  const { localPath } = usePage();
  const { author, published, modified, standfirst, inShort, cover, sections, glance, relatedCards } = article;
  const entries = sections.map(({ id, short }) => ({ id, title: drives?.sections[id]?.strip ?? short }));
  return (
    <>
      <Hero picture={hero} title={article.hero.title} above={<PageBreadcrumb label={article.card.title} />}>
        <p className="small">
          <ArticleAuthor author={author} /> · <WrittenDate date={published} />
          {modified === published ? null : (
            <>
              , {t("article.updated")} <WrittenDate date={modified} />
            </>
          )}
        </p>
      </Hero>
      <div className={drives?.className}>
        <LongText
          standfirst={
            <div className={styles.opening}>
              <p className={styles.standfirst} data-print="standfirst">
                {standfirst}
              </p>
              {cover === null ? null : <Cover {...cover} />}
            </div>
          }
          contents={{ title: t("article.contents"), entries }}
          aboveContents={
            <>
              {drives?.map}
              {glance === null ? null : <Glance facts={glance} />}
            </>
          }
        >
          <div className={styles.prose} data-print="sections">
            {inShort === null ? null : <InShort {...inShort} />}
            {sections.map((section) => (
              <Section key={section.id} section={section} number={drives?.sections[section.id]?.number} />
            ))}
            <Actions className="screen-only">
              <BookButton label="bookYourCar" />
              <TextLink href={localPath("explore-cyprus")} icon="arrow-right">
                {t("actions.moreGuides")}
              </TextLink>
            </Actions>
          </div>
        </LongText>
      </div>
      <aside aria-labelledby="stories">
        <ArticleCards title={t("article.related")} cards={relatedCards} />
      </aside>
    </>
  );
}

export const query = graphql`
  fragment WholeArticle on Article {
    author
    published
    modified
    meta {
      title(language: $language)
      description(language: $language)
    }
    card {
      title(language: $language)
    }
    hero {
      title(language: $language)
    }
    standfirst(language: $language)
    inShort {
      ...InShort
    }
    cover {
      ...Cover
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
          ...ContentPicture
        }
        caption(language: $language)
      }
    }
    glance {
      value(language: $language)
      label(language: $language)
    }
    relatedCards(language: $language) {
      ...ArticleCard
    }
  }
`;

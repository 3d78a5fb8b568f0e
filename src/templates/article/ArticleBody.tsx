import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { BookButton } from "../../blocks/ActionLinks/ActionLinks";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { Document } from "../../blocks/Document/Document";
import { Actions, TextLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { DashList } from "../../ui/DashList";
import { Paragraphs } from "../../ui/InlineText";
import { Quantity } from "../../ui/Quantity";
import * as styles from "./ArticleBody.module.css";
import { DriveMap, DriveNumber, DriveStrip } from "./Drives";
import { InShort } from "./InShort";

type Article = Queries.ArticleBodyFragment;

/** @param number of the drive that it describes */
function Section({ section, number }: { readonly section: Article["sections"][number]; readonly number: number }) {
  const { drive, list, pull, figure } = section;
  return (
    <section>
      <h2 id={section.id}>
        {drive === null ? null : <DriveNumber number={number} />}
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

function Glance({ facts }: { readonly facts: NonNullable<Article["glance"]> }) {
  const { text } = useTexts("common");
  return (
    <Card tint="sun" className={styles.facts}>
      <h2 id="glance">{text("article.glance")}</h2>
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

interface ArticleBodyProps {
  readonly article: Article;
  readonly map: Queries.CyprusMapFragment;
}

export function ArticleBody({ article: { standfirst, inShort, sections, glance }, map }: ArticleBodyProps) {
  const { text, localPath } = useTexts("common");
  const drives = sections.flatMap(({ id, short, drive }) => (drive === null ? [] : [{ id, short, ...drive }]));
  const entries = sections.map(({ id, short }, index) => {
    const drive = drives.find((each) => each.id === id);
    return { id, title: drive === undefined ? short : <DriveStrip drive={drive} number={index + 1} /> };
  });
  return (
    <div className={drives.length === 0 ? undefined : styles.roadbook}>
      <Document
        standfirst={<p className={styles.standfirst}>{standfirst}</p>}
        contents={{ title: text("article.contents"), entries }}
        aboveContents={
          <>
            {drives.length === 0 ? null : <DriveMap data={map} drives={drives} />}
            {glance === null ? null : <Glance facts={glance} />}
          </>
        }
      >
        <div className={styles.prose}>
          {inShort === null ? null : <InShort {...inShort} />}
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
          <Actions className="screen-only">
            <BookButton label="bookYourCar" />
            <TextLink href={localPath("explore-cyprus")} icon="arrow-right">
              {text("actions.moreGuides")}
            </TextLink>
          </Actions>
        </div>
      </Document>
    </div>
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
      drive {
        ...Drive
      }
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
  }
`;

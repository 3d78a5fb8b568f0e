import { clsx } from "clsx";
import { type PageProps, graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { textOf } from "../../i18n/texts";
import { usePage } from "../../page/page";
import { required } from "../../schemas/required";
import { Card } from "../../ui/Card";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { InlineText } from "../../ui/InlineText";
import { Summary } from "../../ui/Summary";
import { answersOf, waitingQuestionsOf } from "./answers";
import { Search } from "./Search";
import * as styles from "./FindAnAnswer.module.css";

export { PageHead as Head } from "../../head/PageHead";

/** How many answers of a topic are in view while it is closed: see the styles. */
const FIRST = 3;

/** Every answer of the site, by topics, and a search in them. Without scripts the list is complete, and the search is hidden. */
export default function FindAnAnswerPage({ data }: PageProps<Queries.FindAnAnswerPageQuery>) {
  const { localPath } = usePage();
  const { t: terms } = useTranslation("booking-terms");
  const { t: driving } = useTranslation("driving-guide");
  const answers = answersOf(data, {
    limits: driving("limits.title"),
    fees: (scope) => `${terms("fees.short")}: ${textOf(terms, "fees.scopes", scope)}`,
  });
  const { topics } = required(data.topicsJson, "data/topics.json");
  return (
    <Search picture={data.hero} topics={topics} answers={[...answers, ...waitingQuestionsOf(data)]}>
      <Grid className={clsx("wrap", styles.topics)}>
        {topics.map(({ id, icon, title }) => {
          const own = answers.filter(({ topic }) => topic === id);
          const head = (
            <h2 id={id}>
              <Icon name={icon} />
              {title}
            </h2>
          );
          return own.length === 0 ? null : (
            <Card key={id} className={styles.topic}>
              {own.length > FIRST ? (
                <details>
                  <Summary>{head}</Summary>
                </details>
              ) : (
                head
              )}
              <ul>
                {own.map(({ id: answer, title: question, page, anchor, part }) => (
                  <li key={answer}>
                    <a href={localPath(page, anchor)}>
                      <span>
                        <InlineText>{question}</InlineText>
                      </span>
                      {part === undefined ? null : (
                        <>
                          {" "}
                          <small>{part}</small>
                        </>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          );
        })}
      </Grid>
    </Search>
  );
}

export const query = graphql`
  query FindAnAnswerPage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
    topicsJson {
      topics {
        id
        icon
        title(language: $language)
        lists
      }
    }
    faqJson {
      renting {
        ...SearchedQuestion
      }
      papers {
        ...SearchedQuestion
      }
      van {
        ...SearchedQuestion
      }
      parking {
        ...SearchedQuestion
      }
      driving {
        ...SearchedQuestion
      }
      waiting {
        id
        group
        topic
        question(language: $language)
        keywords(language: $language)
      }
    }
    termsJson {
      parts {
        id
        title(language: $language)
        clauses {
          id
          title(language: $language)
          body(language: $language)
          list(language: $language)
          topic
          keywords(language: $language)
        }
      }
      fees {
        ...Fee
        topic
        keywords(language: $language)
      }
    }
    drivingJson {
      limits {
        ...DrivingLimit
        keywords(language: $language)
      }
      topics {
        id
        title(language: $language)
        text(language: $language)
        topic
        keywords(language: $language)
      }
    }
    pagesJson {
      sections {
        id
        page
        anchor
        title(language: $language)
        text(language: $language)
        phone
        topic
        keywords(language: $language)
      }
    }
  }
  fragment SearchedQuestion on Question {
    ...Question
    topic
    keywords(language: $language)
  }
`;

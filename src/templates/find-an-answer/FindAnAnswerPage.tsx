import { clsx } from "clsx";
import { type PageProps, graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { Grid } from "../../ui/Grid";
import { InlineText } from "../../ui/InlineText";
import { Summary } from "../../ui/Summary";
import { ANSWER_GROUPS, answersOf, waitingQuestionsOf } from "./answers";
import { Search } from "./Search";
import * as styles from "./FindAnAnswer.module.css";

export { PageHead as Head } from "../../head/PageHead";

/** Every answer of the site, by groups, and a search in them. Without scripts the list is complete, and the search is hidden. */
export default function FindAnAnswerPage({ data }: PageProps<Queries.FindAnAnswerPageQuery>) {
  const { t } = useTranslation("find-an-answer");
  const { localPath } = usePage();
  const answers = answersOf(data);
  const groups = ANSWER_GROUPS.flatMap((id) => {
    const own = answers.filter(({ group }) => group === id);
    return own.length === 0 ? [] : [{ id, title: t(`groups.${id}`), answers: own }];
  });
  const half = Math.ceil(groups.length / 2);
  return (
    <Search picture={data.hero} answers={[...answers, ...waitingQuestionsOf(data)]}>
      <Grid min={28} className={clsx("wrap", styles.groups)}>
        {[groups.slice(0, half), groups.slice(half)].map((column, place) => (
          <div key={place}>
            {column.map((group) => (
              <details key={group.id}>
                <Summary>
                  <h2 id={group.id}>{group.title}</h2>
                </Summary>
                <ul>
                  {group.answers.map(({ id, title, page, anchor }) => (
                    <li key={id}>
                      <a href={localPath(page, anchor)}>
                        <InlineText>{title}</InlineText>
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        ))}
      </Grid>
    </Search>
  );
}

export const query = graphql`
  query FindAnAnswerPage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
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
        question(language: $language)
        keywords(language: $language)
      }
    }
    termsJson {
      parts {
        id
        clauses {
          id
          title(language: $language)
          body(language: $language)
          list(language: $language)
          keywords(language: $language)
        }
      }
      fees {
        ...Fee
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
        keywords(language: $language)
      }
    }
  }
  fragment SearchedQuestion on Question {
    ...Question
    keywords(language: $language)
  }
`;

import { type PageProps, graphql } from "gatsby";
import { Document } from "../../blocks/Document/Document";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";
import { WrittenMessage } from "../../blocks/WrittenMessage/WrittenMessage";
import { required } from "../../core/required";
import { ANSWER_GROUPS, answersOf } from "../../core/search/answers";
import { useTexts } from "../../i18n/texts";
import { InlineText } from "../../ui/InlineText";
import { Search } from "./Search";
import * as styles from "./template.module.css";

export { PageHead as Head } from "../../head/PageHead";

/** Every answer of the site, by groups, and a search in them. Without scripts the list is complete, and the search is hidden. */
export default function FindAnAnswerPage({ data }: PageProps<Queries.FindAnAnswerPageQuery>) {
  const { text, pathOf } = useTexts("find-an-answer");
  const search = required(data.searchJson, "data/search.json");
  const answers = answersOf({
    faq: required(data.faqJson, "data/faq.json"),
    terms: required(data.termsJson, "data/terms.json"),
    driving: required(data.drivingJson, "data/driving.json"),
    search,
  });
  const groups = ANSWER_GROUPS.map((id) => ({ id, title: text(`groups.${id}`), answers: answers.filter(({ group }) => group === id) }));
  return (
    <>
      <PlainHero picture={data.hero} namespace="find-an-answer" height="low" />
      <Search answers={answers} subjects={search.subjects} fillers={search.fillers}>
        <Document contents={{ title: text("contents"), entries: groups }}>
          <div className={styles.groups}>
            {groups.map((group) => (
              <section key={group.id}>
                <h2 id={group.id}>{group.title}</h2>
                {group.id === "unanswered" ? <p>{text("open.lead")}</p> : null}
                <ul>
                  {group.answers.map(({ id, title, page, anchor }) => (
                    <li key={id}>
                      {group.id === "unanswered" ? (
                        <details id={id}>
                          <summary>{title}</summary>
                          <WrittenMessage message={`${text("search.greeting")}\n${title}`} />
                        </details>
                      ) : (
                        <a href={pathOf(page, anchor)}>
                          <InlineText>{title}</InlineText>
                        </a>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Document>
      </Search>
    </>
  );
}

export const query = graphql`
  query FindAnAnswerPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    faqJson {
      renting {
        ...Question
      }
      papers {
        ...Question
      }
      van {
        ...Question
      }
      driving {
        ...Question
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
        }
      }
      fees {
        ...Fee
      }
    }
    drivingJson {
      limits {
        ...DrivingLimit
      }
      topics {
        id
        title(language: $language)
        text(language: $language)
      }
    }
    searchJson {
      sections {
        id
        page
        anchor
        title(language: $language)
        text(language: $language)
      }
      unanswered {
        id
        question(language: $language)
      }
      subjects {
        answers
        words(language: $language)
      }
      fillers(language: $language)
    }
  }
`;

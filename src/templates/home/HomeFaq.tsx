import { graphql } from "gatsby";
import { Questions } from "../../blocks/Faq/Questions";
import { MessageUs } from "../../blocks/MessageUs/MessageUs";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { Band } from "../../ui/Band";
import { Actions, TextLink } from "../../ui/Button";
import { Grid } from "../../ui/Grid";
import * as styles from "./HomeFaq.module.css";

/** Two groups of questions, side by side where there is room. They do not repeat what the short answers say. */
export function HomeFaq({ data }: { readonly data: Queries.HomeFaqFragment }) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation("common");
  const { localPath } = usePage();
  const faq = required(data.faqJson, "data/faq.json");
  return (
    <Band tone="warm">
      <Grid min={26} className={styles.groups}>
        {(["renting", "papers"] as const).map((group) => (
          <section key={group}>
            <Questions group={group} questions={faq[group]} title={t(`faq.${group}.title`)} />
          </section>
        ))}
      </Grid>
      <Actions className={styles.more}>
        <MessageUs />
        <TextLink href={localPath("find-an-answer")} icon="search">
          {common("actions.searchAnswers")}
        </TextLink>
      </Actions>
    </Band>
  );
}

export const query = graphql`
  fragment HomeFaq on Query {
    faqJson {
      renting {
        ...Question
      }
      papers {
        ...Question
      }
    }
  }
`;

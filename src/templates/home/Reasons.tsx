import { graphql } from "gatsby";
import { ReasonList } from "../../blocks/ReasonList/ReasonList";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { Band } from "../../ui/Band";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Reasons.module.css";

export function Reasons({ data }: { readonly data: Queries.ReasonsFragment }) {
  const { t } = useTranslation("home");
  const { home, more } = required(data.reasonsJson, "data/reasons.json");
  return (
    <Band>
      <SectionHead id="why" title={t("reasons.title")} />
      <ReasonList reasons={home} />
      <Grid as="ul" className={styles.more}>
        {more.map((reason) => (
          <li key={reason.id} className="small">
            <Icon name="check" />
            {reason.text}
          </li>
        ))}
      </Grid>
    </Band>
  );
}

export const query = graphql`
  fragment Reasons on Query {
    reasonsJson {
      home {
        ...Reason
      }
      more {
        id
        text(language: $language)
      }
    }
  }
`;

import { graphql } from "gatsby";
import { telephoneUrl } from "../../business/business";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/Button";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { required } from "../../schemas/required";
import { CallButton } from "../ActionLinks/ActionLinks";
import * as styles from "./EmergencyNumbers.module.css";

/** The two numbers for an accident or a breakdown as buttons, and those for rarer cases. Texts are in `offline.json`. */
export function EmergencyNumbers({ data: { emergencyJson } }: { readonly data: Queries.EmergencyNumbersFragment }) {
  const { t } = useTranslation("offline");
  const [first, ...others] = required(emergencyJson, "data/emergency.json").numbers;
  return (
    <Grid className={styles.help}>
      {first === undefined ? null : (
        <div>
          <ButtonLink variant="quiet" href={telephoneUrl(first.number)} icon="phone" iconFirst className={styles.first}>
            {first.number}
          </ButtonLink>
          <p className="small">{first.title}</p>
        </div>
      )}
      <div>
        <CallButton variant="quiet" />
        <p className="small">{t("call.text")}</p>
      </div>
      <ul>
        {others.map(({ id, title, number }) => (
          <li key={id}>
            <a href={telephoneUrl(number)}>
              <b>{number}</b>
              {title}
              <Icon name="phone" />
            </a>
          </li>
        ))}
      </ul>
    </Grid>
  );
}

export const query = graphql`
  fragment EmergencyNumbers on Query {
    emergencyJson {
      numbers {
        id
        title(language: $language)
        number(language: $language)
      }
    }
  }
`;

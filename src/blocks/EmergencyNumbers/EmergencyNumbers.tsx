import { graphql } from "gatsby";
import { telephoneUrl } from "../../business/business";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/Button";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { required } from "../../schemas/required";
import { CallButton } from "../ActionLinks/ActionLinks";
import * as styles from "./EmergencyNumbers.module.css";

/** The two numbers for an accident or a breakdown as buttons, and those for rarer cases. */
export function EmergencyNumbers({ data: { emergencyJson } }: { readonly data: Queries.EmergencyNumbersFragment }) {
  const { t } = useTranslation("offline");
  const { general, numbers } = required(emergencyJson, "data/emergency.json");
  return (
    <Grid className={styles.help}>
      <div>
        <p className="small">{general.title}</p>
        <ButtonLink variant="quiet" href={telephoneUrl(general.number)} icon="phone" iconFirst className={styles.first}>
          {general.number}
        </ButtonLink>
      </div>
      <div>
        <p className="small">{t("call.text")}</p>
        <CallButton variant="quiet" />
      </div>
      <ul>
        {numbers.map(({ id, title, number }) => (
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
      general {
        title(language: $language)
        number(language: $language)
      }
      numbers {
        id
        title(language: $language)
        number(language: $language)
      }
    }
  }
`;

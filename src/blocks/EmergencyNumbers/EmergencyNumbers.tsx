import { graphql } from "gatsby";
import { telephoneUrl } from "../../business/business";
import { ButtonLink } from "../../ui/Button";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { required } from "../../schemas/required";
import { RoadsideCall } from "./RoadsideCall";
import * as styles from "./EmergencyNumbers.module.css";

/** The two numbers for an accident or a breakdown as buttons, and those for rarer cases. */
export function EmergencyNumbers({ data: { emergencyJson } }: { readonly data: Queries.EmergencyNumbersFragment }) {
  const { general, numbers } = required(emergencyJson, "data/emergency.json");
  return (
    <Grid className={styles.help}>
      <div>
        <p className="small">{general.title}</p>
        <ButtonLink variant="quiet" href={telephoneUrl(general.number)} icon="phone" iconFirst className={styles.first}>
          {general.number}
        </ButtonLink>
      </div>
      <RoadsideCall />
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

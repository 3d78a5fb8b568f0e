import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Grid } from "../../ui/Grid";
import { PhoneLink } from "../PhoneLink/PhoneLink";
import * as styles from "./EmergencyNumbers.module.css";

/** The number for a breakdown, and those for an emergency. Texts are in `offline.json`. */
export function EmergencyNumbers({ data }: { readonly data: Queries.EmergencyNumbersFragment }) {
  const { text } = useTexts("offline");
  return (
    <div className={styles.help}>
      <p className={styles.own}>
        <PhoneLink line="local" hasIcon />
      </p>
      <p className="small">{text("call.text")}</p>
      <Grid as="ul" min={15} className={styles.numbers}>
        {data.emergencyJson?.numbers.map(({ id, title, number }) => (
          <li key={id}>
            <a href={`tel:${number}`}>
              <b>{number}</b>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </Grid>
    </div>
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

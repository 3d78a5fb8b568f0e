import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Grid } from "../../ui/Grid";
import { Prose } from "../../ui/Prose";
import { CallButton } from "../ActionLinks/ActionLinks";
import * as styles from "./EmergencyNumbers.module.css";

/** The number for a breakdown, and those for an emergency. Texts are in `offline.json`. */
export function EmergencyNumbers({ data }: { readonly data: Queries.EmergencyNumbersFragment }) {
  const { text } = useTexts("offline");
  return (
    <div className={styles.help}>
      <Prose>
        <CallButton variant="quiet" />
        <p className="small">{text("call.text")}</p>
      </Prose>
      <Grid as="ul" min={16}>
        {data.emergencyJson?.numbers.map(({ id, title, number }) => (
          <li key={id}>
            <a href={`tel:${number}`}>
              <b>{number}</b>
              {title}
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

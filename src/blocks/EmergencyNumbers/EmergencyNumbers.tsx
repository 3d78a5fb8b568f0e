import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { PhoneLink } from "../PhoneLink/PhoneLink";
import * as styles from "./EmergencyNumbers.module.css";

/** The numbers for an emergency, and that for a breakdown. Texts are in `offline.json`. */
export function EmergencyNumbers({ data }: { readonly data: Queries.EmergencyNumbersFragment }) {
  const { text, common } = useTexts("offline");
  return (
    <Band>
      <SectionHead id="emergency" title={text("emergency.title")} lead={text("emergency.lead")} />
      <ul className={styles.numbers}>
        {data.emergencyJson?.numbers.map(({ id, title, number }) => (
          <li key={id}>
            <a href={`tel:${number}`}>
              <b>{number}</b>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={`stack ${styles.own}`}>
        <h3>{text("call.title")}</h3>
        <p>{text("call.text")}</p>
        <p className={styles.lines}>
          <PhoneLink line="local" label={common.text("phone.local")} hasIcon />
        </p>
      </div>
    </Band>
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

import { graphql } from "gatsby";
import { required } from "../../schemas/required";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Licences.module.css";

/** The licences that need no International Driving Permit. */
export function Licences({ data }: { readonly data: Queries.LicencesFragment }) {
  const { text } = useTexts("can-i-rent");
  return (
    <Band tone="cool">
      <SectionHead id="licences" title={text("licences.title")} lead={text("licences.lead")} />
      <ul className={styles.countries}>
        {required(data.licencesJson, "data/licences.json").countries.map((country) => (
          <li key={country}>{country}</li>
        ))}
      </ul>
      <p>{text("licences.others")}</p>
    </Band>
  );
}

export const query = graphql`
  fragment Licences on Query {
    licencesJson {
      countries(language: $language)
    }
  }
`;

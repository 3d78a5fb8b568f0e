import { graphql } from "gatsby";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Licences.module.css";

/** The licences that need no International Driving Permit. */
export function Licences({ data }: { readonly data: Queries.LicencesFragment }) {
  const { t } = useTranslation("can-i-rent");
  return (
    <Band tone="cool">
      <SectionHead id="licences" title={t("licences.title")} lead={t("licences.lead")} />
      <ul className={styles.countries}>
        {required(data.licencesJson, "data/licences.json").countries.map((country) => (
          <li key={country}>{country}</li>
        ))}
      </ul>
      <p>{t("licences.others")}</p>
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

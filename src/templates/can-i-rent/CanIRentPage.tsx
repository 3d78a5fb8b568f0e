import { type PageProps, graphql } from "gatsby";
import { CostTickets } from "../../blocks/CostTickets/CostTickets";
import { Hero } from "../../blocks/Hero/Hero";
import { useTranslation } from "react-i18next";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { Check } from "./Check";
import { Licences } from "./Licences";

export { PageHead as Head } from "../../head/PageHead";

/** Who may rent, and what is paid, held and at risk. Without scripts, the table and the list answer. */
export default function CanIRentPage({ data }: PageProps<Queries.CanIRentPageQuery>) {
  const { t } = useTranslation("can-i-rent");
  const { t: drivers } = useTranslation("drivers");
  return (
    <>
      <Hero variants={["low"]} picture={data.hero} title={t("hero.title")} lead={t("hero.lead")} />
      <Check data={data} />
      <Band tone="warm">
        <SectionHead id="drivers" title={drivers("title")} />
        <CostTickets />
      </Band>
      <Licences data={data} />
    </>
  );
}

export const query = graphql`
  query CanIRentPage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
    ...Check
    ...Licences
  }
`;

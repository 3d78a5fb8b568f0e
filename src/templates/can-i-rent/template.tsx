import { type PageProps, graphql } from "gatsby";
import { CostTickets } from "../../blocks/CostTickets/CostTickets";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { Check } from "./Check";
import { Licences } from "./Licences";

export { PageHead as Head } from "../../head/PageHead";

/** Who may rent, and what is paid, held and at risk. Without scripts, the table and the list answer. */
export default function CanIRentPage({ data }: PageProps<Queries.CanIRentPageQuery>) {
  const { text } = useTexts("drivers");
  return (
    <>
      <PlainHero picture={data.hero} namespace="can-i-rent" height="low" />
      <Check data={data} />
      <Band tone="warm">
        <SectionHead id="drivers" title={text("title")} />
        <CostTickets />
      </Band>
      <Licences data={data} />
    </>
  );
}

export const query = graphql`
  query CanIRentPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...Check
    ...Licences
  }
`;

import { type PageProps, graphql } from "gatsby";
import { LegalNotice } from "./LegalNotice";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";

export { PageHead as Head } from "../../head/PageHead";

export default function LegalNoticePage({ data }: PageProps<Queries.LegalNoticePageQuery>) {
  return (
    <>
      <PlainHero picture={data.hero} namespace="legal-notice" />
      <LegalNotice data={data} />
    </>
  );
}

export const query = graphql`
  query LegalNoticePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...LegalNotice
  }
`;

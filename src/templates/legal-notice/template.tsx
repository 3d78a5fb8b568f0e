import { type HeadFC, type PageProps, graphql } from "gatsby";
import { LegalNotice } from "./LegalNotice";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";
import { PageHead } from "../../head/PageHead";
import type { PageContext } from "../../core/routes/page-context";

export default function LegalNoticePage({ data }: PageProps<Queries.LegalNoticePageQuery, PageContext>) {
  return (
    <>
      <PlainHero picture={data.hero} namespace="legal-notice" />
      <LegalNotice data={data} />
    </>
  );
}

export const Head: HeadFC<Queries.LegalNoticePageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query LegalNoticePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    ...LegalNotice
  }
`;

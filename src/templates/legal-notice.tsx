import { type HeadFC, type PageProps, graphql } from "gatsby";
import { LegalNotice } from "../sections/LegalNotice";
import { PlainHero } from "../sections/PlainHero";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

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

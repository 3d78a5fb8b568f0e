import { type HeadFC, type PageProps, graphql } from "gatsby";
import { NamespaceIntroduction } from "../sections/NamespaceIntroduction";
import { PlainHero } from "../sections/PlainHero";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

export default function DrivingGuidePage({ data }: PageProps<Queries.DrivingGuidePageQuery, PageContext>) {
  return (
    <>
      <PlainHero picture={data.hero} namespace="driving-guide" />
      <NamespaceIntroduction namespace="driving-guide" />
    </>
  );
}

export const Head: HeadFC<Queries.DrivingGuidePageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query DrivingGuidePage($language: String!, $namespaces: [String!]!, $picture: String!) {
    ...Page
  }
`;

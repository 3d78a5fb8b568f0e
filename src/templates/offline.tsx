import { type HeadFC, graphql } from "gatsby";
import { EmergencyNumbers } from "../sections/EmergencyNumbers";
import { KeptPages } from "../sections/KeptPages";
import { OfflineHero } from "../sections/OfflineHero";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "../site/page-context";

export default function OfflinePage() {
  return (
    <>
      <OfflineHero />
      <EmergencyNumbers />
      <KeptPages />
    </>
  );
}

export const Head: HeadFC<Queries.OfflinePageQuery, PageContext> = (props) => <PageHead {...props} />;

export const query = graphql`
  query OfflinePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
  }
`;

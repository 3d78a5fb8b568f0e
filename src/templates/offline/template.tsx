import { type HeadFC, graphql } from "gatsby";
import { EmergencyNumbers } from "./EmergencyNumbers";
import { KeptPages } from "./KeptPages";
import { OfflineHero } from "./OfflineHero";
import { PageHead } from "../../head/PageHead";
import type { PageContext } from "../../core/routes/page-context";

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

import { graphql } from "gatsby";
import { EmergencyNumbers } from "./EmergencyNumbers";
import { KeptPages } from "./KeptPages";
import { OfflineHero } from "./OfflineHero";

export { PageHead as Head } from "../../head/PageHead";

export default function OfflinePage() {
  return (
    <>
      <OfflineHero />
      <EmergencyNumbers />
      <KeptPages />
    </>
  );
}

export const query = graphql`
  query OfflinePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
  }
`;

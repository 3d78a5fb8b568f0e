import { type PageProps, graphql } from "gatsby";
import { Clauses } from "../../blocks/Clauses/Clauses";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";
import { business } from "../../core/business/business";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { BelowClause } from "./BelowClause";

export { PageHead as Head } from "../../head/PageHead";

export default function LegalNoticePage({ data }: PageProps<Queries.LegalNoticePageQuery>) {
  const { names, has } = useTexts("legal-notice");
  const { parts, dataProtectionUrl } = required(data.legalJson, "data/legal.json");
  const links: Readonly<Record<string, string>> = {
    "privacy-complaint": dataProtectionUrl,
    "reviews-real": business.googleReviewsUrl,
  };
  return (
    <>
      <PlainHero picture={data.hero} namespace="legal-notice" />
      <Clauses
        namespace="legal-notice"
        parts={parts.map((part) => ({ ...part, brief: has(`${part.id}.brief`) ? names(`${part.id}.brief`) : [] }))}
        below={(part, clause) => <BelowClause part={part} clause={clause} link={links[`${part}-${clause}`]} />}
      />
    </>
  );
}

export const query = graphql`
  query LegalNoticePage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    legalJson {
      parts {
        id
        clauses
      }
      dataProtectionUrl
    }
  }
`;

import { type PageProps, graphql } from "gatsby";
import { Clauses } from "../../blocks/Clauses/Clauses";
import { Hero } from "../../blocks/Hero/Hero";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { BelowClause } from "./BelowClause";

export { PageHead as Head } from "../../head/PageHead";

export default function LegalNoticePage({ data }: PageProps<Queries.LegalNoticePageQuery>) {
  const { t } = useTranslation("legal-notice");
  const { business } = usePage();
  const { parts, dataProtectionUrl } = required(data.legalJson, "data/legal.json");
  const links: Readonly<Record<string, string>> = {
    "privacy-complaint": dataProtectionUrl,
    "reviews-real": business.googleReviewsUrl,
  };
  return (
    <>
      <Hero variants={["low", "small"]} picture={data.hero} title={t("hero.title")} lead={t("hero.lead")} />
      <Clauses
        namespace="legal-notice"
        parts={parts}
        below={(part, { id, link }) => <BelowClause part={part} clause={id} link={{ address: links[`${part}-${id}`], label: link }} />}
      />
    </>
  );
}

export const query = graphql`
  query LegalNoticePage($language: String!, $namespaces: [String!]!, $picture: String, $socialScene: String!) {
    ...Page
    legalJson {
      parts {
        ...ClausePart
      }
      dataProtectionUrl
    }
  }
`;

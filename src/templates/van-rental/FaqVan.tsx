import { graphql } from "gatsby";
import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { TextLink } from "../../ui/Button";
import { Faq } from "../../blocks/Faq/Faq";
import { faqGroup } from "../../blocks/Faq/faq-group";

interface FaqVanProps {
  readonly data: Queries.FaqVanFragment;
}

/** Questions about vans. */
export function FaqVan({ data: { faqJson } }: FaqVanProps) {
  const { text } = useTexts("van-rental");
  const common = useTexts("common");
  const localPath = useLocalPath();
  return (
    <Faq
      group="van"
      questions={faqGroup(faqJson, "van")}
      eyebrow={text("faq.eyebrow")}
      title={text("faq.title")}
      tone="warm"
      aside={
        <TextLink href={localPath("booking-terms", "van")} icon="arrow-right">
          {common.text("actions.readVanTerms")}
        </TextLink>
      }
    />
  );
}

export const query = graphql`
  fragment FaqVan on Query {
    faqJson {
      groups
    }
  }
`;

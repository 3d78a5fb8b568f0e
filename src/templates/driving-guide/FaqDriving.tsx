import { graphql } from "gatsby";
import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { TextLink } from "../../ui/Button";
import { Faq } from "../../blocks/Faq/Faq";
import { faqGroup } from "../../blocks/Faq/faq-group";

interface FaqDrivingProps {
  readonly data: Queries.FaqDrivingFragment;
}

/** Questions about driving in Cyprus. */
export function FaqDriving({ data: { faqJson } }: FaqDrivingProps) {
  const { text } = useTexts("driving-guide");
  const common = useTexts("common");
  const localPath = useLocalPath();
  return (
    <Faq
      group="driving"
      questions={faqGroup(faqJson, "driving")}
      eyebrow={text("faq.eyebrow")}
      title={text("faq.title")}
      tone="warm"
      aside={
        <TextLink href={localPath("explore-cyprus")} icon="arrow-right">
          {common.text("actions.moreGuides")}
        </TextLink>
      }
    />
  );
}

export const query = graphql`
  fragment FaqDriving on Query {
    faqJson {
      groups
    }
  }
`;

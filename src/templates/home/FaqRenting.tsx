import { graphql } from "gatsby";
import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { TextLink } from "../../ui/Button";
import { Faq } from "../../blocks/Faq/Faq";
import { PhoneLink } from "../../blocks/PhoneLink/PhoneLink";
import { faqGroup } from "../../blocks/Faq/faq-group";
import * as styles from "./FaqRenting.module.css";

interface FaqRentingProps {
  readonly data: Queries.FaqRentingFragment;
}

/** Questions about renting, with the way to the full terms and to a person. */
export function FaqRenting({ data: { faqJson } }: FaqRentingProps) {
  const { text } = useTexts("home");
  const common = useTexts("common");
  const localPath = useLocalPath();
  return (
    <Faq
      group="renting"
      questions={faqGroup(faqJson, "renting")}
      eyebrow={text("faq.renting.eyebrow")}
      title={text("faq.renting.title")}
      tone="warm"
      aside={
        <>
          <TextLink href={localPath("booking-terms")} icon="arrow-right">
            {common.text("actions.readTerms")}
          </TextLink>
          <div className={styles.ask}>
            <p>{text("faq.renting.ask")}</p>
            <PhoneLink line="local" hasIcon />
          </div>
        </>
      }
    />
  );
}

export const query = graphql`
  fragment FaqRenting on Query {
    faqJson {
      groups
    }
  }
`;

import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { TextLink } from "../../ui/Button";
import { Faq } from "../../blocks/Faq/Faq";
import { PhoneLink } from "../../blocks/PhoneLink/PhoneLink";
import * as styles from "./FaqRenting.module.css";

export function FaqRenting({ data }: { readonly data: Queries.FaqFragment }) {
  const { text } = useTexts("home");
  const common = useTexts("common");
  const localPath = useLocalPath();
  return (
    <Faq
      group="renting"
      data={data}
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

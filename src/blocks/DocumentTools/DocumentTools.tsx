import { useTexts } from "../../i18n/texts";
import { business } from "../../core/business/business";
import { TextButton, TextLink } from "../../ui/Button";
import * as styles from "./DocumentTools.module.css";

interface DocumentToolsProps {
  /** The locale file of the document. */
  readonly namespace: "booking-terms" | "legal-notice";
}

export function DocumentTools({ namespace }: DocumentToolsProps) {
  const { text } = useTexts(namespace);
  return (
    <p className={styles.documentTools}>
      <TextButton
        icon="print"
        onPress={() => {
          window.print();
        }}
      >
        {text("print")}
      </TextButton>
      <TextLink href={`mailto:${business.email}`} icon="mail">
        {text("ask")}
      </TextLink>
    </p>
  );
}

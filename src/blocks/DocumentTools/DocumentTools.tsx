import { useTexts } from "../../i18n/texts";
import { business } from "../../core/business/business";
import { TextButton, TextLink } from "../../ui/Button";
import * as styles from "./DocumentTools.module.css";

export function DocumentTools({ namespace }: { readonly namespace: "booking-terms" | "legal-notice" }) {
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

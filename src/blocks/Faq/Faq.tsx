import { Band } from "../../ui/Band";
import * as styles from "./Faq.module.css";
import { Questions, type QuestionsProps } from "./Questions";

/** The questions of a page that has one group of them, beside their headline. */
export function Faq({ tone, ...questions }: QuestionsProps & { readonly tone: "warm" }) {
  return (
    <Band tone={tone} className={styles.faq}>
      <Questions {...questions} />
    </Band>
  );
}

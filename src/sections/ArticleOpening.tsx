import { useLocalPath } from "../i18n/local-path";
import { useTexts } from "../i18n/texts";
import { business } from "../site/business";
import { Actions, ButtonLink, TextLink } from "../ui/Button";
import * as styles from "./Document.module.css";

/** The first words of an article, and the way to a car. */
export function ArticleOpening({ namespace }: { readonly namespace: string }) {
  const { text } = useTexts(namespace);
  const common = useTexts("common");
  const localPath = useLocalPath();
  return (
    <div className={`wrap ${styles["article"] ?? ""}`} data-facts="none">
      <div className={styles["prose"]}>
        <p className={styles["standfirst"]}>{text("standfirst")}</p>
        <Actions>
          <ButtonLink voice="book" href={business.reservationsUrl} icon="external-link" newTab={common.text("actions.newTab")}>
            {common.text("actions.bookCar")}
          </ButtonLink>
          <TextLink href={localPath("explore-cyprus")} icon="arrow-right">
            {common.text("actions.moreGuides")}
          </TextLink>
        </Actions>
      </div>
    </div>
  );
}

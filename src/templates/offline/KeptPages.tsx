import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { TRAVEL_CARD } from "../../publish/offline/travel-card-pages";
import { Band } from "../../ui/Band";
import { TextLink } from "../../ui/Button";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./KeptPages.module.css";

export function KeptPages() {
  const { text } = useTexts("offline");
  const common = useTexts("common");
  const localPath = useLocalPath();
  return (
    <Band labelledBy="kept" tone="cool">
      <SectionHead id="kept" title={text("kept.title")} lead={text("kept.lead")} />
      <ul className={styles.kept}>
        {TRAVEL_CARD.map((route) => (
          <li key={route}>
            <TextLink href={localPath(route)} icon="arrow-right">
              {common.text(`nav.${route}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}

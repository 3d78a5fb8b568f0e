import { LanguageLinks } from "../i18n/LanguageLinks";
import { useTexts } from "../i18n/texts";
import { Disclosure } from "../ui/Disclosure";
import { Icon } from "../ui/Icon";
import * as styles from "./MobileMenu.module.css";
import { PhoneLink } from "../blocks/PhoneLink/PhoneLink";
import { NavigationLinks } from "./PageLinks";

/** Works before any script has loaded. */
export function MobileMenu() {
  const { text, menus } = useTexts("common");
  return (
    <Disclosure
      className={styles.menu}
      summaryClassName={styles.button}
      summary={
        <>
          <span className={styles.open}>
            <Icon name="menu" />
            <span className="visually-hidden">{text("nav.open")}</span>
          </span>
          <span className={styles.close}>
            <Icon name="close" />
            <span className="visually-hidden">{text("nav.close")}</span>
          </span>
        </>
      }
    >
      <div className={styles.panel} data-ground="deep">
        <nav aria-label={text("nav.label")}>
          <ul>
            <NavigationLinks pages={[...menus.navigation, ...menus.service]} icon="arrow-right" />
          </ul>
        </nav>
        <ul className={styles.phones}>
          {(["local", "uk"] as const).map((line) => (
            <li key={line}>
              <PhoneLink line={line} label={text(`phone.${line}`)} hasIcon />
            </li>
          ))}
        </ul>
        <nav aria-label={text("language.choose")}>
          <LanguageLinks className={styles.languages} />
        </nav>
      </div>
    </Disclosure>
  );
}

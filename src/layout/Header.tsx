import { FrameAction } from "../blocks/ActionLinks/ActionLinks";
import { PhoneLink } from "../blocks/PhoneLink/PhoneLink";
import { useTexts } from "../i18n/texts";
import { Disclosure } from "../ui/Disclosure";
import { Icon } from "../ui/Icon";
import { Brand } from "./Brand";
import * as styles from "./Header.module.css";
import { LanguageLinks } from "./Languages";
import { PageLinks } from "./PageLinks";

/** One list of pages and one of languages: on phones two menus; on desktops the pages are two rows, and only the languages a menu. */
export function Header() {
  const { text, language, menus } = useTexts("common");
  return (
    <header className={styles.header} data-place="header">
      <Brand>
        <small>{text("site.locatedAt")}</small>
      </Brand>
      <Disclosure
        className={styles.language}
        summary={
          <>
            <span className="visually-hidden">{`${text("language.label")} `}</span>
            {language.toUpperCase()}
          </>
        }
      >
        <LanguageLinks />
      </Disclosure>
      <Disclosure
        className={styles.menu}
        summary={
          <>
            <Icon name="menu" />
            <Icon name="close" />
            <span className="visually-hidden">{text("nav.menu")}</span>
          </>
        }
      >
        <nav aria-label={text("nav.label")}>
          <ul>
            <PageLinks pages={menus.service} />
            {(["local", "uk"] as const).map((line) => (
              <li key={line} className={styles.phone}>
                <PhoneLink line={line} label={text(`phone.${line}`)} />
              </li>
            ))}
          </ul>
          <ul>
            <PageLinks pages={menus.navigation} />
          </ul>
          <ul className={styles.help}>
            <PageLinks pages={menus.help} />
          </ul>
        </nav>
      </Disclosure>
      <FrameAction className={styles.action} />
    </header>
  );
}

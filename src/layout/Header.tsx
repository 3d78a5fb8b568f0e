import { FrameAction } from "../blocks/ActionLinks/ActionLinks";
import { PhoneLink } from "../blocks/PhoneLink/PhoneLink";
import { useTranslation } from "react-i18next";
import { usePage } from "../page/page";
import { Disclosure } from "../ui/Disclosure";
import { Icon } from "../ui/Icon";
import { Brand } from "./Brand";
import * as styles from "./Header.module.css";
import { LanguageLinks } from "./Languages";
import { PageLinks } from "./PageLinks";

/** One list of pages and one of languages: on phones two menus; on desktops the pages are two rows, and only the languages a menu. */
export function Header() {
  const { t } = useTranslation("common");
  const { language, menus } = usePage();
  return (
    <header className={styles.header}>
      <Brand>
        <small>{t("site.locatedAt")}</small>
      </Brand>
      <Disclosure
        className={styles.language}
        summary={
          <>
            <span className="visually-hidden">{`${t("language.label")} `}</span>
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
            <span className="visually-hidden">{t("nav.menu")}</span>
          </>
        }
      >
        <nav aria-label={t("nav.label")}>
          <ul>
            <PageLinks pages={menus.service} />
            {(["local", "uk"] as const).map((line) => (
              <li key={line} className={styles.phone}>
                <PhoneLink line={line} label={t(`phone.${line}`)} />
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

import { LanguageLinks } from "../i18n/LanguageLinks";
import { useTexts } from "../i18n/texts";
import { optionOf } from "../core/languages";
import { Disclosure } from "../ui/Disclosure";
import { Icon } from "../ui/Icon";
import { Brand } from "./Brand";
import * as styles from "./Header.module.css";
import { MobileMenu } from "./MobileMenu";
import { PhoneLink } from "../blocks/PhoneLink/PhoneLink";
import { NavigationLinks } from "./PageLinks";

export function Header() {
  const { text, language, business, menus } = useTexts("common");
  return (
    <header className={styles.header} data-place="header">
      <div className={styles.grid}>
        <Brand />
        <div className={styles.service}>
          <ul>
            <NavigationLinks pages={menus.service} />
          </ul>
          <PhoneLink line="local" label={text("phone.local")} />
          <PhoneLink line="uk" label={text("phone.uk")} />
          {/* Works without JavaScript. */}
          <Disclosure
            className={styles.language}
            summary={
              <>
                <Icon name="globe" />
                <span className="visually-hidden">{text("language.label")} </span>
                {optionOf(language).name}
                <Icon name="chevron-down" />
              </>
            }
          >
            <LanguageLinks showFlag={(flag) => <Icon name={flag} />} />
          </Disclosure>
        </div>
        <nav className={styles.navigation} aria-label={text("nav.label")}>
          <ul>
            <NavigationLinks pages={menus.navigation} />
          </ul>
        </nav>
        <a className={styles.book} href={business.reservationsUrl} target="_blank" rel="noopener">
          <span>{text("actions.book")}</span>
          <Icon name="external-link" />
          <span className="visually-hidden"> {text("actions.newTab")}</span>
        </a>
        <MobileMenu />
      </div>
    </header>
  );
}

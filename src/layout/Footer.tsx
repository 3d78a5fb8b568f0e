import { PageAction } from "../blocks/ActionLinks/ActionLinks";
import { OpenNow } from "../blocks/OpenNow/OpenNow";
import { PhoneLink } from "../blocks/PhoneLink/PhoneLink";
import { addressLines } from "../business/business";
import { useTexts } from "../i18n/texts";
import { Brand } from "./Brand";
import * as styles from "./Footer.module.css";
import { PageLinks } from "./PageLinks";

export function Footer() {
  const { text, list, localPath, business, menus } = useTexts("common");
  return (
    <footer className={styles.footer} data-ground="deep">
      <div className="wrap">
        <div className={styles.closing}>
          <h2>{text("footer.closing")}</h2>
          <PageAction />
        </div>
        <div className={styles.columns}>
          <div>
            <Brand />
            <p>{text("footer.about")}</p>
          </div>
          <div>
            <h3 className="small">{text("footer.services")}</h3>
            <ul>
              <PageLinks pages={menus.footer} />
            </ul>
          </div>
          <div id="office">
            <h3 className="small">{text("footer.office")}</h3>
            <address>{[...addressLines("office", list("address.office"), business), text("footer.officeWhere")].join(", ")}</address>
            <PhoneLink line="local" />
            <PhoneLink line="uk" label={text("phone.uk")} />
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </div>
          <div>
            <h3 className="small">{text("footer.hours")}</h3>
            <p>{text("footer.hoursText")}</p>
            <OpenNow always="" />
            <p>{text("footer.alwaysText")}</p>
          </div>
        </div>
        <div className={styles.bottom}>
          <p>{text("footer.rights")}</p>
          <ul>
            <PageLinks pages={menus.bottom} />
            {(["privacy", "accessibility"] as const).map((part) => (
              <li key={part}>
                <a href={localPath("legal-notice", part)}>{text(`footer.${part}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

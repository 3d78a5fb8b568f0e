import { PageAction } from "../blocks/ActionLinks/ActionLinks";
import { OpenNow } from "../blocks/OpenNow/OpenNow";
import { PhoneLink } from "../blocks/PhoneLink/PhoneLink";
import { addressLines } from "../business/business";
import { useTranslation } from "react-i18next";
import { usePage } from "../page/page";
import { Brand } from "./Brand";
import * as styles from "./Footer.module.css";
import { PageLinks } from "./PageLinks";

export function Footer() {
  const { t } = useTranslation("common");
  const { localPath, business, menus } = usePage();
  return (
    <footer className={styles.footer} data-ground="deep">
      <div className="wrap">
        <div className={styles.closing}>
          <h2>{t("footer.closing")}</h2>
          <PageAction />
        </div>
        <div className={styles.columns}>
          <div>
            <Brand />
            <p>{t("footer.about")}</p>
          </div>
          <div>
            <h3 className="small">{t("footer.services")}</h3>
            <ul>
              <PageLinks pages={menus.footer} />
            </ul>
          </div>
          <div id="office">
            <h3 className="small">{t("footer.office")}</h3>
            <address>
              {[...addressLines("office", t("address.office", { returnObjects: true }), business), t("footer.officeWhere")].join(", ")}
            </address>
            <PhoneLink line="local" />
            <PhoneLink line="uk" label={t("phone.uk")} />
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </div>
          <div>
            <h3 className="small">{t("footer.hours")}</h3>
            <p>{t("footer.hoursText")}</p>
            <OpenNow always="" />
            <p>{t("footer.alwaysText")}</p>
          </div>
        </div>
        <div className={styles.bottom}>
          <p>{t("footer.rights")}</p>
          <ul>
            <PageLinks pages={menus.bottom} />
            {(["privacy", "accessibility"] as const).map((part) => (
              <li key={part}>
                <a href={localPath("legal-notice", part)}>{t(`footer.${part}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

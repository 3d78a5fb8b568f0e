import { useTexts } from "../i18n/texts";
import { addressLines } from "../core/business/business";
import { BookButton, CallButton } from "../blocks/ActionLinks/ActionLinks";
import { OpenNow } from "../blocks/OpenNow/OpenNow";
import { Actions } from "../ui/Button";
import { Brand } from "./Brand";
import { PageLinks } from "./PageLinks";
import * as styles from "./Footer.module.css";
import { PhoneLink } from "../blocks/PhoneLink/PhoneLink";

export function Footer() {
  const { text, list, localPath, business, menus } = useTexts("common");
  return (
    <footer className={styles.footer} data-ground="deep">
      <svg className={styles.sunrise} viewBox="3 5 58 36" aria-hidden="true" focusable="false">
        <path
          fill="#F6AE2D"
          d="M23.8 37.41L6.66 35.15C0.91 33.32 6.23 21.36 11.44 24.41L24.59 35.64A8.6 8.6 0 0 0 23.8 37.41ZM26.53 33.36L11.16 20.23C7.02 14.91 19.24 6.97 22.41 12.92L28.16 32.31A8.6 8.6 0 0 0 26.53 33.36ZM31.03 31.45L24.75 10.25C24.23 3.07 39.77 3.07 39.25 10.25L32.97 31.45A8.6 8.6 0 0 0 31.03 31.45ZM35.84 32.31L41.59 12.92C44.76 6.97 56.98 14.91 52.84 20.23L37.47 33.36A8.6 8.6 0 0 0 35.84 32.31ZM39.41 35.64L52.56 24.41C57.77 21.36 63.09 33.32 57.34 35.15L40.2 37.41A8.6 8.6 0 0 0 39.41 35.64Z"
        />
      </svg>
      <div className="wrap">
        <div className={styles.closing}>
          <h2>{text("footer.closing")}</h2>
          <Actions>
            <BookButton />
            <CallButton variant="quiet" />
          </Actions>
        </div>
        <div className={styles.columns}>
          <div>
            <Brand />
            <p>{text("footer.about")}</p>
            <p>{text("footer.illustrations")}</p>
          </div>
          <div>
            <h3>{text("footer.services")}</h3>
            <ul>
              <PageLinks pages={menus.footer} />
            </ul>
          </div>
          <div id="office">
            <h3>{text("footer.office")}</h3>
            <address>
              {addressLines("office", list("address.office"), business).map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>{text("footer.officeWhere")}</span>
            </address>
            <ul>
              <li>
                <PhoneLink line="local" />
                <OpenNow />
              </li>
              <li>
                <a href={`mailto:${business.email}`}>{business.email}</a>
              </li>
            </ul>
          </div>
          <div>
            <h3>{text("footer.uk")}</h3>
            <p>{text("footer.ukText")}</p>
            <PhoneLink line="uk" />
            <h3>{text("footer.always")}</h3>
            <p>{text("footer.alwaysText")}</p>
          </div>
          <div>
            <h3>{text("footer.hours")}</h3>
            <p>
              <strong>{text("footer.hoursText")}</strong>
            </p>
            <p>{text("footer.handover")}</p>
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

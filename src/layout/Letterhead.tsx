import { usePage } from "../i18n/page";
import { useTexts } from "../i18n/texts";
import { business, formatTelephone } from "../core/business/business";
import * as styles from "./Letterhead.module.css";

/** The head of a printed page. */
export function Letterhead({ siteUrl }: { readonly siteUrl: string }) {
  const { text } = useTexts("common");
  const { language, paths } = usePage();
  return (
    <div className={styles.letterhead}>
      <p>
        <b>{business.brand}</b> {text("site.locatedAt")}
      </p>
      <p>
        {formatTelephone(business.phones.local)} · {business.email} · {siteUrl}
        {paths[language]}
      </p>
    </div>
  );
}

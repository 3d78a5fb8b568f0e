import { usePage } from "../i18n/page";
import { useTexts } from "../i18n/texts";
import { business, formatTelephone } from "../core/business/business";
import * as styles from "./Letterhead.module.css";

interface LetterheadProps {
  /** Scheme and host of the site, without a slash at the end. */
  readonly siteUrl: string;
}

/** The head of a printed page: whose it is, how to reach them, and where it stands on the web. On a screen the header says so. */
export function Letterhead({ siteUrl }: LetterheadProps) {
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

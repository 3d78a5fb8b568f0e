import { useState } from "react";
import { useTexts } from "../../i18n/texts";
import { googleMaps } from "../../business/map";
import { ExternalLink } from "../ActionLinks/ActionLinks";
import * as styles from "./GoogleMap.module.css";

/**
 * Google's map of the office, only for those who ask for it after reading what that means: before, nothing is requested from Google.
 * The address and the link are there in any case.
 */
export function GoogleMap() {
  const { text, list, business } = useTexts("common");
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.google}>
      <address>{list("address.office").join(", ")}</address>
      <ExternalLink href={googleMaps(business.places.office).pin}>{text("actions.openInMaps")}</ExternalLink>
      <div className={styles.consent}>
        <p id="google-notice">{text("map.google.notice")}</p>
        <button
          type="button"
          aria-describedby="google-notice"
          aria-expanded={isShown}
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          {text(isShown ? "map.google.hide" : "map.google.show")}
        </button>
      </div>
      {isShown ? (
        <iframe
          className={styles.frame}
          src={googleMaps(business.places.office).frame}
          title={text("map.google.title")}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
        />
      ) : null}
    </div>
  );
}

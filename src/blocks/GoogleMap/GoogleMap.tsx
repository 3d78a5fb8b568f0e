import { useState } from "react";
import { useTexts } from "../../i18n/texts";
import { googleMaps } from "../../business/map";
import { TextButton } from "../../ui/Button";
import { Grid } from "../../ui/Grid";
import { ExternalLink } from "../ActionLinks/ActionLinks";
import * as styles from "./GoogleMap.module.css";

/**
 * Google's map of the office. It loads only when the visitor presses a button, beside which the page says what that means. Until then
 * nothing is requested from Google. The address and the link are always there.
 */
export function GoogleMap() {
  const { text, list, business } = useTexts("common");
  const [isShown, setIsShown] = useState(false);
  return (
    <Grid min={18} className={styles.google}>
      <address>
        <b>{list("address.office").join(", ")}</b>
        <ExternalLink href={googleMaps(business.places.office).pin}>{text("actions.openInMaps")}</ExternalLink>
      </address>
      <div className="scripted">
        <p className="small">{text("map.google.notice")}</p>
        <TextButton
          icon="map-pin"
          onPress={() => {
            setIsShown(!isShown);
          }}
        >
          {text(isShown ? "map.google.hide" : "map.google.show")}
        </TextButton>
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
    </Grid>
  );
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { googleMaps } from "../../business/map";
import { TextButton } from "../../ui/Button";
import { Grid } from "../../ui/Grid";
import { ExternalLink } from "../ActionLinks/ActionLinks";
import { OfficeAddress } from "../OfficeAddress/OfficeAddress";
import * as styles from "./GoogleMap.module.css";

/**
 * Google's map of the office. It loads only when the visitor presses a button, beside which the page says what that means. Until then
 * nothing is requested from Google. The address and the link are always there.
 */
export function GoogleMap() {
  const { t } = useTranslation("common");
  const { business } = usePage();
  const [isShown, setIsShown] = useState(false);
  return (
    <Grid min={18} className={styles.google}>
      <address>
        <b>
          <OfficeAddress />
        </b>
        <ExternalLink href={googleMaps(business.places.office).pin}>{t("actions.openInMaps")}</ExternalLink>
      </address>
      <div className="scripted">
        <p className="small">{t("map.google.notice")}</p>
        <TextButton
          icon="map-pin"
          onPress={() => {
            setIsShown(!isShown);
          }}
        >
          {t(isShown ? "map.google.hide" : "map.google.show")}
        </TextButton>
      </div>
      {isShown ? (
        <iframe
          className={styles.frame}
          src={googleMaps(business.places.office).frame}
          title={t("map.google.title")}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
        />
      ) : null}
    </Grid>
  );
}

import { ExternalButton, ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Coordinates } from "../../blocks/Coordinates/Coordinates";
import { DrawingFile } from "../../blocks/DrawingFile/DrawingFile";
import { googleMaps } from "../../business/map";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { Band } from "../../ui/Band";
import { Actions } from "../../ui/Button";
import { Grid } from "../../ui/Grid";
import { Prose } from "../../ui/Prose";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Ride.module.css";

/** Where the car park is, and the ride from there to the terminal. */
export function Ride({ shuttle }: { readonly shuttle: Queries.DrawingFileFragment | null }) {
  const { t } = useTranslation("airport-parking");
  const { t: common } = useTranslation("common");
  const { business } = usePage();
  return (
    <Band>
      <SectionHead id="where" title={t("where.title")} />
      <div className={styles.shuttleLine}>
        <div className={styles.run}>
          <p>
            <span className="figure">{t("where.ride")}</span>
            <br />
            {t("where.rideNote")}
          </p>
          <DrawingFile file={shuttle} alt="" />
        </div>
        <p className="small">
          <b>{t("where.carPark")}</b>
          {t("where.carParkNote")}
        </p>
        <p className="small">
          <b>{t("where.terminal")}</b>
          {t("where.terminalNote")}
        </p>
      </div>
      <Grid min={28} className={styles.way}>
        <Prose>
          <p>{t("where.way")}</p>
          <Coordinates of="parking" />
        </Prose>
        <Actions>
          <ExternalButton variant="quiet" href={googleMaps(business.places.parking).route}>
            {t("where.route")}
          </ExternalButton>
          <ExternalLink href={googleMaps(business.places.parking).pin}>{common("actions.openInMaps")}</ExternalLink>
        </Actions>
      </Grid>
    </Band>
  );
}

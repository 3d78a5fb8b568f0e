import { ExternalButton, ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Coordinates } from "../../blocks/Coordinates/Coordinates";
import { googleMaps } from "../../business/map";
import { useTexts } from "../../i18n/texts";
import shuttle from "../../images/vehicles/shuttle-minibus.svg";
import { Band } from "../../ui/Band";
import { Actions } from "../../ui/Button";
import { Drawing } from "../../ui/Drawing";
import { Grid } from "../../ui/Grid";
import { Prose } from "../../ui/Prose";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Parking.module.css";

/** Where the car park is, and the ride from there to the terminal. */
export function Ride() {
  const { text, common, business } = useTexts("airport-parking");
  return (
    <Band>
      <SectionHead id="where" title={text("where.title")} />
      <div className={styles.shuttleLine}>
        <div className={styles.run}>
          <p>
            <span className="figure">{text("where.ride")}</span>
            <br />
            {text("where.rideNote")}
          </p>
          <Drawing src={shuttle} alt="" width={1378} height={693} unavailable={common.text("picture.unavailable")} />
        </div>
        <p className="small">
          <b>{text("where.carPark")}</b>
          {text("where.carParkNote")}
        </p>
        <p className="small">
          <b>{text("where.terminal")}</b>
          {text("where.terminalNote")}
        </p>
      </div>
      <Grid min={28} className={styles.way}>
        <Prose>
          <p>{text("where.way")}</p>
          <Coordinates of="parking" />
        </Prose>
        <Actions>
          <ExternalButton variant="quiet" href={googleMaps(business.places.parking).route}>
            {text("where.route")}
          </ExternalButton>
          <ExternalLink href={googleMaps(business.places.parking).pin}>{common.text("actions.openInMaps")}</ExternalLink>
        </Actions>
      </Grid>
    </Band>
  );
}

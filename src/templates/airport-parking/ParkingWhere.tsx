import { useTexts } from "../../i18n/texts";
import shuttle from "../../images/vehicles/shuttle-minibus.svg";
import { business } from "../../core/business/business";
import { googleMaps } from "../../core/business/map";
import { Band } from "../../ui/Band";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Drawing } from "../../ui/Drawing";
import { SectionHead } from "../../ui/SectionHead";
import { Coordinates } from "../../blocks/Coordinates/Coordinates";
import * as styles from "./ParkingWhere.module.css";

export function ParkingWhere() {
  const { text } = useTexts("airport-parking");
  const common = useTexts("common");
  return (
    <Band labelledBy="where">
      <SectionHead id="where" eyebrow={text("where.eyebrow")} title={text("where.title")} lead={text("where.lead")}>
        <ExternalLink href={googleMaps(business.places.parking).pin}>{common.text("actions.openInMaps")}</ExternalLink>
        <Coordinates of="parking" />
      </SectionHead>
      <div className={styles.shuttleLine}>
        <div className={styles.stop}>
          <b>{text("where.carPark")}</b>
          <span>{text("where.carParkNote")}</span>
        </div>
        <div className={styles.run}>
          <p>
            {text("where.ride")}
            <small>{text("where.rideNote")}</small>
          </p>
          <Drawing src={shuttle} alt="" width={1378} height={693} unavailable={common.text("picture.unavailable")} />
        </div>
        <div className={styles.stop}>
          <b>{text("where.terminal")}</b>
          <span>{text("where.terminalNote")}</span>
        </div>
      </div>
    </Band>
  );
}

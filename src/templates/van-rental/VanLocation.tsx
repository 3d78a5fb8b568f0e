import { useTexts } from "../../i18n/texts";
import map from "../../images/map/cyprus-map.svg";
import { addressLines, formatCoordinates, formatTelephone, telephoneUrl } from "../../core/business/business";
import { googleMaps } from "../../core/business/map";
import { Band } from "../../ui/Band";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Drawing } from "../../ui/Drawing";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./VanLocation.module.css";

export function VanLocation() {
  const { text, common, business } = useTexts("van-rental");
  const phone = (
    <a href={telephoneUrl(business.phones.local)}>
      <bdi>{formatTelephone(business.phones.local)}</bdi>
    </a>
  );
  const details = [
    [text("location.phone"), phone],
    [text("location.email"), <a href={`mailto:${business.email}`}>{business.email}</a>],
    [text("location.airport"), text("location.airportDistance")],
    [common.text("coordinates"), formatCoordinates(business.places.vanBase)],
  ] as const;
  return (
    <Band tone="warm">
      <SectionHead id="location" eyebrow={text("location.eyebrow")} title={text("location.title")} />
      <div className={styles.location}>
        <div className={styles.locationMap}>
          <Drawing src={map} alt={text("location.mapAlt")} width={1600} height={1000} unavailable={common.text("picture.unavailable")} />
        </div>
        <div className={styles.locationText}>
          <address>
            <b>{text("location.name")}</b>
            {addressLines("vanBase", common.list("address.vanBase"), business).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <dl>
            {details.map(([term, detail]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <ExternalLink href={googleMaps(business.places.vanBase).pin}>{common.text("actions.openInMaps")}</ExternalLink>
        </div>
      </div>
    </Band>
  );
}

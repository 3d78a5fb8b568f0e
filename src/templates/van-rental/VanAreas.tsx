import { clsx } from "clsx";
import { graphql } from "gatsby";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { Coordinates } from "../../blocks/Coordinates/Coordinates";
import { DrawingFile } from "../../blocks/DrawingFile/DrawingFile";
import { PhoneLink } from "../../blocks/PhoneLink/PhoneLink";
import { addressLines } from "../../business/business";
import { googleMaps } from "../../business/map";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { Band } from "../../ui/Band";
import { Card } from "../../ui/Card";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./VanAreas.module.css";

/** Where the vans are, and how far that is from each area. */
export function VanAreas({ data: { vanAreasJson, baseMap } }: { readonly data: Queries.VanAreasFragment }) {
  const { t } = useTranslation("van-rental");
  const { t: common } = useTranslation("common");
  const { business } = usePage();
  return (
    <Band tone="warm">
      <SectionHead id="areas" title={t("areas.title")} lead={t("areas.lead")} />
      <div className={styles.columns}>
        <ul className={styles.areas}>
          {required(vanAreasJson, "data/van-areas.json").areas.map(({ id, name, text: about, distance }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p className="small">{about}</p>
              <span className={clsx("figure", styles.away)}>
                {distance === null ? (
                  <small>{t("areas.onTheSpot")}</small>
                ) : (
                  <>
                    {distance} <small>{common("units.minutes")}</small>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
        <Card className={styles.base}>
          <div className={styles.map}>
            <DrawingFile file={baseMap} alt={t("location.mapAlt")} />
            {/* For the eye: the picture’s text says the same. */}
            <b data-place="base" aria-hidden="true">
              {common("address.vanBase", { returnObjects: true })[0]}
            </b>
            <b data-place="airport" aria-hidden="true">
              {common("address.office", { returnObjects: true })[0]}
            </b>
          </div>
          <SectionHead id="location" title={t("location.title")} />
          <address>
            <b>{t("location.name")}</b>
            {addressLines("vanBase", common("address.vanBase", { returnObjects: true }), business).map((line) => (
              <span key={line}>{line}</span>
            ))}
            <PhoneLink line="local" />
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </address>
          <Coordinates of="vanBase" />
          <ExternalLink href={googleMaps(business.places.vanBase).pin}>{common("actions.openInMaps")}</ExternalLink>
        </Card>
      </div>
    </Band>
  );
}

export const query = graphql`
  fragment VanAreas on Query {
    vanAreasJson {
      areas {
        id
        name(language: $language)
        text(language: $language)
        distance(language: $language)
      }
    }
    baseMap: file(relativePath: { eq: "map/cyprus-map.svg" }) {
      ...DrawingFile
    }
  }
`;

import { graphql } from "gatsby";
import { CyprusMap } from "../../blocks/CyprusMap/CyprusMap";
import { formatTelephone } from "../../core/business/business";
import { useTexts } from "../../i18n/texts";
import { useReadingPlace } from "../../ui/use-reading-place";
import * as styles from "./Drives.module.css";

interface DescribedDrive extends Queries.DriveFragment {
  /** The anchor of the section that describes it. */
  readonly id: string;
  readonly short: string;
}

/** The drives of an article on the map of the island; the one being read stands out. */
export function DriveMap({ data, drives }: { readonly data: Queries.CyprusMapFragment; readonly drives: readonly DescribedDrive[] }) {
  const { list, business } = useTexts("common");
  const place = useReadingPlace(drives.map(({ id }) => id));
  return (
    <div className={styles.map}>
      <CyprusMap data={data} drives={drives} driveInView={place} />
      <p>
        {list("address.office").join(", ")} <b>{formatTelephone(business.phones.local)}</b>
      </p>
    </div>
  );
}

/** What one has to know of a drive before choosing it: how far, how long, in which light. */
export function DriveStrip({ drive, number }: { readonly drive: DescribedDrive; readonly number: number }) {
  const { text } = useTexts("common");
  const { short, way, length, time, light } = drive;
  return (
    <span className={styles.strip} style={{ "--drive": `var(--drive-${String(number)})` }}>
      <i>{number}</i>
      <b>{short}</b>
      <span>
        {length} · {time} {text("units.minutes")}
      </span>
      <small>{way}</small>
      <small>{light}</small>
    </span>
  );
}

export const query = graphql`
  fragment Drive on ArticleSectionsDrive {
    course
    way(language: $language)
    length(language: $language)
    time(language: $language)
    light(language: $language)
  }
`;

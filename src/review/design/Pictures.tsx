import minibus from "../../images/vehicles/shuttle-minibus.svg";
import { Avatar } from "../../ui/Avatar";
import { Drawing } from "../../ui/Drawing";
import { FailedImage } from "../../ui/FailedImage";
import { Picture } from "../../ui/Picture";
import { Chapter } from "./Chapter";
import * as styles from "./Pictures.module.css";
import { Specimen, Specimens } from "./Specimen";

const UNAVAILABLE = "Picture unavailable";

interface PictureProps {
  /** Any picture will do. */
  readonly picture: Queries.HeroPictureFragment;
}

function Photograph({ picture: { file, alt, focusLarge } }: PictureProps) {
  const image = file.childImageSharp?.gatsbyImageData;
  return image === undefined ? null : (
    <Specimen label="Picture" note="by night it is dimmed; until it has come, a field of its own colour">
      <div className={styles.frame}>
        <Picture data={image} alt={alt} sizes="(min-width: 48rem) 33vw, 100vw" focusLarge={focusLarge} unavailable={UNAVAILABLE} />
      </div>
    </Specimen>
  );
}

/** Photographs and drawings, and their absence. */
export function Pictures({ picture }: { readonly picture: Queries.HeroPictureFragment | null }) {
  return (
    <Chapter id="pictures" source="Picture, Drawing, FailedImage, Avatar">
      <Specimens>
        {picture === null ? null : <Photograph picture={picture} />}
        <Specimen label="Drawing" note="one file for every size">
          <Drawing src={minibus} alt="A minibus" width={480} height={240} unavailable={UNAVAILABLE} />
        </Specimen>
        <Specimen label="Avatar" note="with a picture, and without">
          <div className={styles.portraits}>
            <Avatar photo={picture?.file.childImageSharp?.gatsbyImageData.images.fallback} name="Anna B." />
            <Avatar photo={undefined} name="Anna B." />
          </div>
        </Specimen>
        <Specimen label="Failed" note="in the place of either">
          <div className={styles.frame}>
            <FailedImage alt="The road beside the sea" unavailable={UNAVAILABLE} />
          </div>
        </Specimen>
        <Specimen label="Failed, long, in German">
          <div className={styles.frame} lang="de">
            <FailedImage alt="" unavailable={"Das Bild ist derzeit aufgrund von Übertragungs\u00adschwierigkeiten nicht verfügbar"} />
          </div>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

import minibus from "../../images/vehicles/shuttle-minibus.svg";
import { Avatar } from "../../ui/Avatar";
import { BrandMark } from "../../ui/BrandMark";
import { Drawing } from "../../ui/Drawing";
import { FailedImage } from "../../ui/FailedImage";
import { Picture } from "../../ui/Picture";
import { Chapter, Specimen, Specimens } from "./Chapter";
import * as styles from "./Pictures.module.css";

const UNAVAILABLE = "Picture unavailable";

interface PicturesProps {
  /** Any picture will do. */
  readonly picture: Queries.HeroPictureFragment | null;
}

export function Pictures({ picture }: PicturesProps) {
  const image = picture?.file.childImageSharp?.gatsbyImageData;
  return (
    <Chapter id="pictures" source="Picture, Drawing, FailedImage, Avatar">
      <Specimens>
        {picture === null || image === undefined ? null : (
          <Specimen label="Picture" note="dimmed in the dark scheme; a field of its colour until it is loaded">
            <div className={styles.frame}>
              <Picture
                data={image}
                alt={picture.alt}
                sizes="(min-width: 48rem) 33vw, 100vw"
                focusLarge={picture.focusLarge}
                unavailable={UNAVAILABLE}
              />
            </div>
          </Specimen>
        )}
        <Specimen label="Drawing" note="one file for every size">
          <Drawing src={minibus} alt="A minibus" width={480} height={240} unavailable={UNAVAILABLE} />
        </Specimen>
        <Specimen label="Avatar" note="with a picture, and without">
          <div className={styles.portraits}>
            <Avatar photo={image?.images.fallback} name="Anna B." />
            <Avatar photo={undefined} name="Anna B." />
          </div>
        </Specimen>
        <Specimen label="Failed" note="in place of either">
          <div className={styles.frame}>
            <FailedImage alt="The road beside the sea" unavailable={UNAVAILABLE} />
          </div>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

export function Mark() {
  return (
    <Chapter id="brand" source="BrandMark">
      <Specimens>
        <Specimen label="On paper" note="its road: brand-road">
          <div className={styles.mark}>
            <BrandMark roadClassName={styles.road} />
          </div>
        </Specimen>
        <Specimen label="On deep sea" note="its road: brand-road-on-deep" ground="deep">
          <div className={styles.mark}>
            <BrandMark roadClassName={styles.roadOnDeep} />
          </div>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

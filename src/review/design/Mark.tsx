import { BrandMark } from "../../ui/BrandMark";
import * as styles from "./Mark.module.css";
import { Chapter } from "./Chapter";
import { Specimen, Specimens } from "./Specimen";

/** The mark on light and on deep ground. */
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

import { Band, type BandProps } from "../../ui/Band";
import * as styles from "./TwoColumns.module.css";

/** A band with its headline in a narrow column, and what belongs to it in a wide one. */
export function TwoColumns(props: Omit<BandProps, "className">) {
  return <Band {...props} className={styles.two} />;
}

import { Band, type BandProps } from "../../ui/Band";
import * as styles from "./TwoColumns.module.css";

/** A headline, and beside it what it is about. */
export function TwoColumns(props: Omit<BandProps, "className">) {
  return <Band {...props} className={styles.two} />;
}

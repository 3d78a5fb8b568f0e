import { Band, type BandProps } from "../../ui/Band";
import * as styles from "./TwoColumns.module.css";

export function TwoColumns(props: Omit<BandProps, "className">) {
  return <Band {...props} className={styles.two} />;
}

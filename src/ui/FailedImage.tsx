import { Icon } from "./Icon";
import * as styles from "./FailedImage.module.css";

/** Takes the place of an image that cannot be loaded, and keeps its alternative text. */
export function FailedImage({ alt, unavailable }: { readonly alt: string; readonly unavailable: string }) {
  return (
    <span className={styles.failed} role="img" aria-label={alt === "" ? unavailable : `${unavailable}: ${alt}`}>
      <Icon name="offline" />
      <span>{unavailable}</span>
    </span>
  );
}

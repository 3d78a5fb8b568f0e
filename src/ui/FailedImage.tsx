import { Icon } from "./Icon";
import * as styles from "./FailedImage.module.css";

interface FailedImageProps {
  /** What the picture would have shown. */
  readonly alt: string;
  /** Says that it cannot be shown. */
  readonly unavailable: string;
}

/** What stands where a picture cannot be shown; assistive technology still learns what it would have been. */
export function FailedImage({ alt, unavailable }: FailedImageProps) {
  return (
    <span className={styles.failed} role="img" aria-label={alt === "" ? unavailable : `${unavailable}: ${alt}`}>
      <Icon name="offline" />
      <span>{unavailable}</span>
    </span>
  );
}

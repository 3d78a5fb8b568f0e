import type { CSSProperties } from "react";
import * as styles from "./FailedImage.module.css";

interface FailedImageProps {
  readonly alt: string;
  readonly unavailable: string;
  readonly width?: number;
  readonly height?: number;
  readonly style?: CSSProperties;
}

/** Takes the place of an image that cannot be loaded, in its size where it is known, and keeps its alternative text. */
export function FailedImage({ alt, unavailable, width = 0, height = 0, style }: FailedImageProps) {
  return (
    <span
      className={styles.failed}
      style={{ ...style, aspectRatio: `${String(width)} / ${String(height)}` }}
      role="img"
      aria-label={alt === "" ? unavailable : `${unavailable}: ${alt}`}
    >
      {unavailable}
    </span>
  );
}

import type { CSSProperties } from "react";
import { FailedImage } from "./FailedImage";
import { useImageFailure } from "./image-failure";

interface DrawingProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly unavailable: string;
  readonly style?: CSSProperties;
}

export function Drawing({ unavailable, alt, ...drawing }: DrawingProps) {
  const { image, hasFailed, onError } = useImageFailure();
  return hasFailed ? (
    <FailedImage alt={alt} {...drawing} unavailable={unavailable} />
  ) : (
    <img ref={image} alt={alt} loading="lazy" onError={onError} {...drawing} />
  );
}

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

export function Drawing({ src, alt, width, height, unavailable, style }: DrawingProps) {
  const { image, hasFailed, onError } = useImageFailure();
  return hasFailed ? (
    <FailedImage alt={alt} unavailable={unavailable} />
  ) : (
    <img ref={image} src={src} alt={alt} width={width} height={height} style={style} loading="lazy" onError={onError} />
  );
}

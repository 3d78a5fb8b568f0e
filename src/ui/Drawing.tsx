import { clsx } from "clsx";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import * as styles from "./Drawing.module.css";

interface DrawingProps extends Omit<ComponentProps<"img">, "ref"> {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly unavailable: string;
}

/** An image. If it cannot be loaded, words take its place, in its size and with its alternative text. */
export function Drawing({ unavailable, alt, ...image }: DrawingProps) {
  const { width, height, style } = image;
  const drawn = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  // It may have failed before hydration.
  useEffect(() => {
    setHasFailed(drawn.current?.complete === true && drawn.current.naturalWidth === 0);
  }, []);

  return hasFailed ? (
    <span
      className={clsx("small", styles.failed)}
      style={{ ...style, aspectRatio: `${String(width)} / ${String(height)}` }}
      role="img"
      aria-label={alt === "" ? unavailable : `${unavailable}: ${alt}`}
    >
      {unavailable}
    </span>
  ) : (
    <img
      ref={drawn}
      alt={alt}
      loading="lazy"
      onError={() => {
        setHasFailed(true);
      }}
      {...image}
    />
  );
}

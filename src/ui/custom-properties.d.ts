import "react";

declare module "react" {
  /** React's own type has no custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

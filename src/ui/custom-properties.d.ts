import "react";

declare module "react" {
  /** Custom properties, which React's own type does not have. */
  // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- A record cannot add to an interface.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}

import "react";

declare module "react" {
  /** Custom properties, which React's own type does not have. */
  interface CSSProperties extends Record<`--${string}`, string | number | undefined> {}
}

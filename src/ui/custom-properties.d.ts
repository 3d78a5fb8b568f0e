import "react";

declare module "react" {
  /** The custom properties that components set. React's own type has none. */
  interface CSSProperties {
    "--column"?: string;
    "--columns"?: number;
    "--drive"?: string;
    "--focus-large"?: string | undefined;
    "--focus-small"?: string | undefined;
    "--part"?: string;
    "--shown"?: string;
    "--w"?: number;
    "--x"?: string;
    "--y"?: string;
  }
}

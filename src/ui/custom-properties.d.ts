import "react";

declare module "react" {
  /** The custom properties that components set. React's own type has none. */
  interface CSSProperties {
    "--column"?: string;
    "--columns"?: number;
    "--cut-depth"?: string;
    "--cut-height"?: string;
    "--drive"?: string;
    "--focus-large"?: string | undefined;
    "--focus-small"?: string | undefined;
    "--part"?: string;
    "--shown"?: string;
    "--title-lines"?: number;
    "--title-measure"?: string;
    "--w"?: number;
    "--x"?: string;
    "--y"?: string;
  }
}

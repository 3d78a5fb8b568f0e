import { clsx } from "clsx";
import type { ReactNode } from "react";
import { FIRST_WORDS } from "./first-words";
import * as styles from "./Poster.module.css";

/** Browsers that know `rel="expect"` paint nothing before it: words that arrive later would move earlier ones. It takes no place in a grid. */
export function EndOfFirstWords() {
  return <span id={FIRST_WORDS} hidden />;
}

interface PartProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The first screen of a page: a sheet of paper over the foot of a painted scene. */
export function Poster({ className, children }: PartProps) {
  return <section className={clsx(styles.poster, className)}>{children}</section>;
}

export function Sheet({ className, children }: PartProps) {
  return (
    <div className={clsx("wrap", styles.foot)}>
      <div className={clsx(styles.sheet, className)}>{children}</div>
    </div>
  );
}

/** Comes after the texts in the document, so that they do not wait for its picture. */
export function Scene({ className, children }: PartProps) {
  return <div className={clsx("screen-only", styles.scene, className)}>{children}</div>;
}

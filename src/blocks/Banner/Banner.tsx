import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Actions } from "../../ui/Button";
import { DrawingFile } from "../DrawingFile/DrawingFile";
import * as styles from "./Banner.module.css";

interface BannerProps {
  readonly id: string;
  /** A text, or sentences that each begin a line. */
  readonly title: string | readonly string[];
  readonly text: string;
  /** The buttons. */
  readonly children: ReactNode;
  /** Below the buttons: whether anybody answers a call now. */
  readonly note?: ReactNode;
  /** A vehicle on the lower edge. */
  readonly picture: Queries.DrawingFileFragment | null;
}

export function Banner({ id, title, text, children, note, picture }: BannerProps) {
  return (
    <section className={clsx("screen-only", styles.banner)} data-ground="sun">
      <div className="wrap">
        <div>
          <h2 id={id}>
            {[title].flat().map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h2>
          <p>{text}</p>
          <Actions>{children}</Actions>
          {note}
        </div>
        <DrawingFile file={picture} alt="" />
      </div>
    </section>
  );
}

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
  readonly children: ReactNode;
  /** A vehicle on the lower edge. */
  readonly picture: Queries.DrawingFileFragment | null;
}

export function Banner({ id, title, text, children, picture }: BannerProps) {
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
        </div>
        <DrawingFile file={picture} alt="" />
      </div>
    </section>
  );
}

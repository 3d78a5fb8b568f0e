import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { Actions } from "../../ui/Button";
import { Drawing } from "../../ui/Drawing";
import * as styles from "./Banner.module.css";

interface BannerProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  /** A vehicle on the lower edge. */
  readonly picture: { readonly src: string; readonly width: number; readonly height: number };
}

export function Banner({ id, title, text, children, picture }: BannerProps) {
  const { common } = useTexts("common");
  return (
    <section className={`screen-only ${styles.banner}`} data-ground="sun">
      <div className="wrap">
        <div>
          <h2 id={id}>
            {title.split(/(?<=[.!?]) /).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h2>
          <p>{text}</p>
          <Actions>{children}</Actions>
        </div>
        <Drawing {...picture} alt="" unavailable={common.text("picture.unavailable")} />
      </div>
    </section>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
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
  const { t: common } = useTranslation("common");
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
        <Drawing {...picture} alt="" unavailable={common("picture.unavailable")} />
      </div>
    </section>
  );
}

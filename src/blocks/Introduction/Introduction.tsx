import { Band } from "../../ui/Band";
import { InlineText } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "../TwoColumns/TwoColumns.module.css";
import * as prose from "./Introduction.module.css";

interface IntroductionProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly tone?: "cool";
}

/** A headline and what follows from it, in a few sentences. */
export function Introduction({ title, paragraphs, tone }: IntroductionProps) {
  return (
    <Band labelledBy="introduction" className={styles["two"]} {...(tone === undefined ? {} : { tone })}>
      <SectionHead id="introduction" title={title} />
      <div className={prose["prose"]}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <InlineText>{paragraph}</InlineText>
          </p>
        ))}
      </div>
    </Band>
  );
}

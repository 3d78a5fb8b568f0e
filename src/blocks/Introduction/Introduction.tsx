import { Paragraphs } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import { TwoColumns } from "../TwoColumns/TwoColumns";
import * as styles from "./Introduction.module.css";

interface IntroductionProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly tone?: "cool";
}

export function Introduction({ title, paragraphs, tone }: IntroductionProps) {
  return (
    <TwoColumns {...(tone === undefined ? {} : { tone })}>
      <SectionHead id="introduction" title={title} />
      <div className={styles.prose}>
        <Paragraphs>{paragraphs}</Paragraphs>
      </div>
    </TwoColumns>
  );
}

import { Band } from "../../ui/Band";
import { Grid } from "../../ui/Grid";
import { Paragraphs } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Introduction.module.css";

interface IntroductionProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly tone?: "cool";
}

/** A headline, and its paragraphs side by side. */
export function Introduction({ title, paragraphs, tone }: IntroductionProps) {
  return (
    <Band {...(tone === undefined ? {} : { tone })} className={styles.introduction}>
      <SectionHead id="introduction" title={title} />
      <Grid min={19} className={styles.columns}>
        <Paragraphs>{paragraphs}</Paragraphs>
      </Grid>
    </Band>
  );
}

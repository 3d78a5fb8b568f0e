import type { BandProps } from "../../ui/Band";
import { Paragraphs } from "../../ui/InlineText";
import { Prose } from "../../ui/Prose";
import { SectionHead } from "../../ui/SectionHead";
import { TwoColumns } from "../TwoColumns/TwoColumns";

interface IntroductionProps extends Pick<BandProps, "tone"> {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A headline, and its paragraphs beside it. */
export function Introduction({ title, paragraphs, ...band }: IntroductionProps) {
  return (
    <TwoColumns {...band}>
      <SectionHead id="introduction" title={title} />
      <Prose>
        <Paragraphs>{paragraphs}</Paragraphs>
      </Prose>
    </TwoColumns>
  );
}

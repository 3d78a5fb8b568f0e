import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { FaqGroup } from "../../core/schemas/faq";
import { useTexts } from "../../i18n/texts";
import { Accordion } from "../../ui/Accordion";
import { Paragraphs } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Faq.module.css";

interface FaqProps {
  /** The group in `data/faq.json`. */
  readonly group: FaqGroup;
  readonly questions: readonly Queries.QuestionFragment[];
  readonly eyebrow?: string;
  readonly title: string;
  /** With a picture the questions come first. */
  readonly picture?: ReactNode;
  readonly tone?: "warm";
  /** Follows the headline. */
  readonly children?: ReactNode;
}

export function Faq({ group, questions, eyebrow, title, picture, tone, children }: FaqProps) {
  const { text } = useTexts("common");
  const id = `faq-${group}`;
  return (
    <section className={tone === undefined ? "band" : `band band-${tone}`}>
      <div className={`wrap ${styles.faq}`} data-arrangement={picture === undefined ? "plain" : "flipped"}>
        <div className={styles.side}>
          {picture === undefined ? null : <figure className={styles.print}>{picture}</figure>}
          <SectionHead id={id} title={title} {...(eyebrow === undefined ? {} : { eyebrow })}>
            {children}
          </SectionHead>
        </div>
        <Accordion
          labels={{ all: text("faq.all"), one: text("faq.one"), fold: text("faq.questions") }}
          items={questions.map(({ id: name, question, answer }) => ({
            id: `${id}-${name}`,
            title: question,
            content: <Paragraphs>{answer}</Paragraphs>,
          }))}
        />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Question on Question {
    id
    question(language: $language)
    answer(language: $language)
  }
`;

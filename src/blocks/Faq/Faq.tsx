import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { FaqGroup } from "../../core/schemas/faq";
import { Accordion } from "../../ui/Accordion";
import { Band } from "../../ui/Band";
import { Paragraphs } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Faq.module.css";

interface QuestionsProps {
  /** The group in `data/faq.json`. */
  readonly group: FaqGroup;
  readonly questions: readonly Queries.QuestionFragment[];
  readonly eyebrow?: string;
  readonly title: string;
  /** Follows the headline. */
  readonly children?: ReactNode;
}

/** A headline and its questions. */
export function Questions({ group, questions, eyebrow, title, children }: QuestionsProps) {
  const id = `faq-${group}`;
  return (
    <>
      <SectionHead id={id} eyebrow={eyebrow} title={title}>
        {children}
      </SectionHead>
      <Accordion
        items={questions.map(({ id: name, question, answer }) => ({
          id: `${id}-${name}`,
          title: question,
          content: <Paragraphs>{answer}</Paragraphs>,
        }))}
      />
    </>
  );
}

/** The questions of a page that has one group of them, beside their headline. */
export function Faq({ tone, ...questions }: QuestionsProps & { readonly tone: "warm" }) {
  return (
    <Band tone={tone} className={styles.faq}>
      <Questions {...questions} />
    </Band>
  );
}

export const query = graphql`
  fragment Question on Question {
    id
    question(language: $language)
    answer(language: $language)
  }
`;

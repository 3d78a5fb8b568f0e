import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { FaqGroup } from "../../schemas/guides";
import { Accordion } from "../../ui/Accordion";
import { Paragraphs } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";

interface QuestionsProps {
  /** The group in `data/faq.json`. */
  readonly group: FaqGroup;
  readonly questions: readonly Queries.QuestionFragment[];
  readonly eyebrow?: string | undefined;
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

export const query = graphql`
  fragment Question on Question {
    id
    question(language: $language)
    answer(language: $language)
  }
`;

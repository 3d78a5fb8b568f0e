import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { Accordion } from "../../ui/Accordion";
import { Paragraphs } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Faq.module.css";

interface FaqProps {
  /** The group in `data/faq.json`; its texts are in the namespace `faq-<group>`. */
  readonly group: "driving" | "papers" | "renting" | "van";
  readonly data: Queries.FaqFragment;
  readonly eyebrow: string;
  readonly title: string;
  readonly aside?: ReactNode;
  /** With a picture the questions come first. */
  readonly picture?: ReactNode;
  readonly tone?: "warm";
}

function questionsOf({ faqJson }: Queries.FaqFragment, group: string): readonly string[] {
  const questions = faqJson?.groups[group];
  if (!Array.isArray(questions)) {
    throw new Error(`data/faq.json has no group called “${group}”.`);
  }
  return questions.map(String);
}

export function Faq({ group, data, eyebrow, title, aside, picture, tone }: FaqProps) {
  const id = `faq-${group}` as const;
  const { text, list } = useTexts(id);
  return (
    <section className={tone === undefined ? "band" : `band band-${tone}`} aria-labelledby={id}>
      <div className={`wrap ${styles.faq}`} data-arrangement={picture === undefined ? "plain" : "flipped"}>
        <div className={styles.side}>
          {picture === undefined ? null : <figure className={styles.print}>{picture}</figure>}
          <SectionHead id={id} eyebrow={eyebrow} title={title}>
            {aside}
          </SectionHead>
        </div>
        <Accordion
          items={questionsOf(data, group).map((question) => ({
            id: `${id}-${question}`,
            title: text(`${question}.question`),
            content: <Paragraphs>{list(`${question}.answer`)}</Paragraphs>,
          }))}
        />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Faq on Query {
    faqJson {
      groups
    }
  }
`;

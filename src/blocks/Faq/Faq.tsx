import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { required } from "../../core/required";
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
  /** With a picture the questions come first. */
  readonly picture?: ReactNode;
  readonly tone?: "warm";
  /** Follows the headline. */
  readonly children?: ReactNode;
}

export function Faq({ group, data, eyebrow, title, picture, tone, children }: FaqProps) {
  const id = `faq-${group}` as const;
  const { text, list } = useTexts(id);
  // The check reads the shape of the file.
  const questions = required(data.faqJson?.groups[group], `The group “${group}” of data/faq.json`) as readonly string[];
  return (
    <section className={tone === undefined ? "band" : `band band-${tone}`} aria-labelledby={id}>
      <div className={`wrap ${styles.faq}`} data-arrangement={picture === undefined ? "plain" : "flipped"}>
        <div className={styles.side}>
          {picture === undefined ? null : <figure className={styles.print}>{picture}</figure>}
          <SectionHead id={id} eyebrow={eyebrow} title={title}>
            {children}
          </SectionHead>
        </div>
        <Accordion
          items={questions.map((question) => ({
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

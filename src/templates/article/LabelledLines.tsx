import { graphql } from "gatsby";
import { InlineText } from "../../ui/InlineText";
import * as styles from "./LabelledLines.module.css";

interface LabelledLinesProps {
  readonly id?: string;
  readonly lines: readonly Queries.LabelledLineFragment[];
}

/** Sentences, each with a label beside it, or above it where there is no room. */
export function LabelledLines({ id, lines }: LabelledLinesProps) {
  return (
    <dl id={id} className={styles.lines}>
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <InlineText>{text}</InlineText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const query = graphql`
  fragment LabelledLine on LabelledLine {
    label(language: $language)
    text(language: $language)
  }
`;

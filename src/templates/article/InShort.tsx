import { graphql } from "gatsby";
import { PhoneLink } from "../../blocks/PhoneLink/PhoneLink";
import { Card } from "../../ui/Card";
import { InlineText } from "../../ui/InlineText";
import * as styles from "./InShort.module.css";

/** The answers that readers come for, and the number to call. */
export function InShort({ id, lines }: Queries.InShortFragment) {
  return (
    <Card tint="sun">
      <dl id={id} className={styles.answers}>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <InlineText>{text}</InlineText>
            </dd>
          </div>
        ))}
      </dl>
      <PhoneLink line="local" hasIcon />
    </Card>
  );
}

export const query = graphql`
  fragment InShort on ArticleInShort {
    id
    lines {
      label(language: $language)
      text(language: $language)
    }
  }
`;

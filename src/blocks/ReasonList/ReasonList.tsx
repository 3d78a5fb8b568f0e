import { graphql } from "gatsby";
import { Icon } from "../../ui/Icon";
import { InlineText } from "../../ui/InlineText";
import * as styles from "./ReasonList.module.css";

export function ReasonList({ reasons }: { readonly reasons: readonly Queries.ReasonFragment[] }) {
  return (
    <ul className={styles.reasonList}>
      {reasons.map(({ id, icon, title, text }) => (
        <li key={id}>
          <Icon name={icon} />
          <h3>{title}</h3>
          {text === null ? null : (
            <p>
              <InlineText>{text}</InlineText>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment Reason on Reason {
    id
    icon
    title(language: $language)
    text(language: $language)
  }
`;

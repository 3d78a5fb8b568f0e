import { graphql } from "gatsby";
import { InlineText } from "../ui/InlineText";
import * as styles from "./Frame.module.css";

/** What visitors have to know for a while, for as long as an editor leaves it in `data/notice.json`. */
export function Notice({ data }: { readonly data: Queries.NoticeFragment }) {
  const text = data.notice?.text ?? null;
  return text === null ? null : (
    <aside className={styles.notice} aria-labelledby="notice">
      <p id="notice" className="wrap">
        <InlineText>{text}</InlineText>
      </p>
    </aside>
  );
}

export const query = graphql`
  fragment Notice on Query {
    notice: noticeJson {
      text(language: $language)
    }
  }
`;

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Contents, type ContentsProps } from "../Contents/Contents";
import * as styles from "./LongText.module.css";

interface LongTextProps {
  readonly standfirst?: ReactNode;
  readonly contents: ContentsProps;
  /** Above the table of contents. */
  readonly aboveContents?: ReactNode;
  readonly children: ReactNode;
}

/** A long text, with its table of contents on the left, or on the right if there is something else to show there. */
export function LongText({ standfirst, contents, aboveContents, children }: LongTextProps) {
  return (
    <div className={clsx("wrap", styles.columns)} data-article={standfirst === undefined ? undefined : true}>
      {standfirst}
      <div className={styles.beside} data-print="beside">
        {aboveContents}
        <Contents {...contents} isArticle={standfirst !== undefined} />
      </div>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import { Contents, type ContentsProps } from "../Contents/Contents";
import * as styles from "./Document.module.css";

interface DocumentProps {
  /** A paragraph before everything else. */
  readonly standfirst?: ReactNode;
  readonly contents: ContentsProps;
  /** An element beside the text, on the other side than the contents. */
  readonly aside?: ReactNode;
  /** One element that holds the text. */
  readonly children: ReactNode;
}

export function Document({ standfirst, contents, aside, children }: DocumentProps) {
  return (
    <div className={`wrap ${styles.document}`} data-facts={aside === undefined ? "none" : undefined}>
      {standfirst}
      <Contents {...contents} />
      {children}
      {aside}
    </div>
  );
}

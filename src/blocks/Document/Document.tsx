import type { ReactNode } from "react";
import { Contents, type ContentsProps } from "../Contents/Contents";
import * as styles from "./Document.module.css";

interface DocumentProps {
  readonly standfirst?: ReactNode;
  readonly contents: ContentsProps;
  readonly aside?: ReactNode;
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

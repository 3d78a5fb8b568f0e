import type { ReactNode } from "react";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Chapter.module.css";
import { CHAPTERS, type ChapterId } from "./chapters";

interface ChapterProps {
  readonly id: ChapterId;
  /** Which part, or which sheet, the chapter is about. */
  readonly source: string;
  readonly children: ReactNode;
}

/** One subject of the page, with its specimens. */
export function Chapter({ id, source, children }: ChapterProps) {
  const { title, lead } = CHAPTERS[id];
  return (
    <Band id={id} labelledBy={`${id}-title`} className={styles.chapter}>
      <SectionHead id={`${id}-title`} eyebrow={source} title={title} lead={lead} className={styles.head} />
      <div className={styles.body}>{children}</div>
    </Band>
  );
}

import type { ReactNode } from "react";
import { useCurrentSection } from "../../ui/use-current-section";
import * as styles from "./Contents.module.css";

interface ContentsEntry {
  readonly id: string;
  readonly title: ReactNode;
  readonly entries?: readonly ContentsEntry[];
}

export interface ContentsProps {
  readonly title: string;
  readonly entries: readonly ContentsEntry[];
}

/** The anchors of entries and of those below them, in the order of the document. */
function anchors(entries: readonly ContentsEntry[]): readonly string[] {
  return entries.flatMap(({ id, entries: inner = [] }) => [id, ...anchors(inner)]);
}

function Entries({ entries, current }: Pick<ContentsProps, "entries"> & { readonly current: string | undefined }) {
  return (
    <ol>
      {entries.map(({ id, title, entries: inner }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
            {title}
          </a>
          {inner === undefined ? null : <Entries entries={inner} current={current} />}
        </li>
      ))}
    </ol>
  );
}

/** As many entries as fit on the screen of a computer. */
const MOST = 20;

/**
 * A table of contents that marks the part being read: that of an article by its headline, a clause once a link has scrolled to it. Clauses have
 * their numbers.
 */
export function Contents({ title, entries, isArticle }: ContentsProps & { readonly isArticle: boolean }) {
  const ids = anchors(entries);
  const current = useCurrentSection(ids, isArticle ? 0.4 : 0.18);
  return (
    <nav
      className={styles.contents}
      aria-labelledby="contents"
      data-numbered={isArticle ? undefined : true}
      data-long={ids.length > MOST ? true : undefined}
    >
      <h2 id="contents">{title}</h2>
      <Entries entries={entries} current={current} />
    </nav>
  );
}

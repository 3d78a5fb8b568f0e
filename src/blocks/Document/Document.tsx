import { type ReactNode, useEffect, useRef } from "react";
import { useReadingPlace } from "../../ui/use-reading-place";
import * as contentsStyles from "./Contents.module.css";
import * as styles from "./Document.module.css";

interface ContentsEntry {
  readonly id: string;
  readonly title: ReactNode;
  readonly entries?: readonly ContentsEntry[];
}

interface ContentsProps {
  readonly title: string;
  readonly entries: readonly ContentsEntry[];
}

/** With more entries than this, only the part being read is unfolded, so that the contents fit on a screen. */
const MOST_UNFOLDED = 20;

/** The anchors of entries and of those below them, in the order of the document. */
function anchors(entries: readonly ContentsEntry[]): readonly string[] {
  return entries.flatMap(({ id, entries: inner = [] }) => [id, ...anchors(inner)]);
}

function Entries({ entries, place }: { readonly entries: readonly ContentsEntry[]; readonly place: string | undefined }) {
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.id} data-unfolded={place !== undefined && anchors([entry]).includes(place)}>
          <a href={`#${entry.id}`} aria-current={entry.id === place ? "location" : undefined}>
            {entry.title}
          </a>
          {entry.entries === undefined ? null : <Entries entries={entry.entries} place={place} />}
        </li>
      ))}
    </ol>
  );
}

/** A table of contents that marks the part being read and keeps it in view. Without a script it is a sticky list of links. */
function Contents({ title, entries }: ContentsProps) {
  const ids = anchors(entries);
  const place = useReadingPlace(ids);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = nav.current;
    const link = list?.querySelector("[aria-current]");
    // `scrollIntoView` would scroll the page too.
    if (list !== null && link instanceof HTMLElement) {
      list.scrollTop = link.offsetTop - list.clientHeight / 2;
    }
  }, [place]);
  return (
    <nav
      ref={nav}
      className={contentsStyles.contents}
      aria-labelledby="contents"
      data-folds={place !== undefined && ids.length > MOST_UNFOLDED}
    >
      <h2 id="contents">{title}</h2>
      <Entries entries={entries} place={place} />
    </nav>
  );
}

interface DocumentProps {
  readonly standfirst?: ReactNode;
  readonly contents: ContentsProps;
  /** Stands above the table of contents. */
  readonly aboveContents?: ReactNode;
  /** Stands below the table of contents, beside the text. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A long text and its table of contents: beside it on the left, or, with something else to show, on the right. */
export function Document({ standfirst, contents, aboveContents, aside, children }: DocumentProps) {
  return (
    <div className={`wrap ${styles.document}`} data-article={standfirst === undefined ? undefined : true}>
      {standfirst}
      <div className={styles.beside}>
        {aboveContents}
        <Contents {...contents} />
        {aside}
      </div>
      {children}
    </div>
  );
}

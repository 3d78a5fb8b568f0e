import { useCurrentAnchor } from "../ui/use-current-anchor";
import * as styles from "./Document.module.css";

interface ContentsEntry {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  readonly entries?: readonly ContentsEntry[];
}

interface ContentsProps {
  readonly title: string;
  readonly entries: readonly ContentsEntry[];
}

interface EntriesProps {
  readonly entries: readonly ContentsEntry[];
  /** The anchor of what is being read. */
  readonly current: string | null;
}

function Entries({ entries, current }: EntriesProps) {
  return (
    <ol>
      {entries.map(({ id, title, entries: inner }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
            {title}
          </a>
          {inner === undefined ? null : <Entries entries={inner} current={current} />}
        </li>
      ))}
    </ol>
  );
}

/** The table of contents beside a document; it marks what is being read. */
export function Contents({ title, entries }: ContentsProps) {
  const current = useCurrentAnchor(entries.flatMap(({ id, entries: inner = [] }) => [id, ...inner.map((entry) => entry.id)]));
  return (
    <nav className={styles["toc"]} aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <Entries entries={entries} current={current} />
    </nav>
  );
}

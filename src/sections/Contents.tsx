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

function Entries({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <ol>
      {entries.map(({ id, title, entries: inner }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          {inner === undefined ? null : <Entries entries={inner} />}
        </li>
      ))}
    </ol>
  );
}

/** The table of contents beside a document. */
export function Contents({ title, entries }: ContentsProps) {
  return (
    <nav className={styles["toc"]} aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <Entries entries={entries} />
    </nav>
  );
}

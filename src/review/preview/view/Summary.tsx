/** A figure of a report. */
export interface SummaryItem {
  /** The id of the part to which it leads. */
  readonly anchor: string;
  readonly count: number;
  /** What is counted, for one and for several. */
  readonly nouns: readonly [one: string, several: string];
}

interface SummaryProps {
  /** What the list is called by assistive technology. */
  readonly label: string;
  readonly items: readonly SummaryItem[];
}

/** The figures of a report, each leading to its part. */
export function Summary({ label, items }: SummaryProps) {
  return (
    <nav aria-label={label}>
      <ul className="summary">
        {items.map(({ anchor, count, nouns: [one, several] }) => (
          <li key={anchor} data-empty={count === 0 ? "" : undefined}>
            <a href={`#${anchor}`}>
              <strong>{count}</strong> {count === 1 ? one : several}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

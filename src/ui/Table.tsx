import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Table.module.css";

interface TableProps {
  /** For screen readers: a headline above it says the same. */
  readonly caption: string;
  readonly corner?: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    /** What a link to the row names. */
    readonly anchor?: string;
    readonly title: string;
    readonly note?: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
  readonly className?: string | undefined;
}

export function Table({ caption, corner, columns, rows, className }: TableProps) {
  return (
    <div className={styles.frame}>
      <table className={clsx(styles.table, className)} style={{ "--columns": columns.length }}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {corner === undefined ? (
              <td />
            ) : (
              <th scope="col" className={styles.corner}>
                {corner}
              </th>
            )}
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, anchor, title, note, cells }) => (
            <tr key={id} id={anchor}>
              <th scope="row">
                {title}
                {note === undefined ? null : <small>{note}</small>}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

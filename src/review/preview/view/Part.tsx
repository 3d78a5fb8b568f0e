import type { ReactNode } from "react";

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** What is said where there is nothing. */
  readonly empty: string;
  /** How many things are shown, where a block shows several. */
  readonly count?: number;
  readonly children: readonly ReactNode[];
}

/** A part of a report: a headline, then one block for each change. */
export function Part({ id, title, empty, children, count = children.length }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="part">
      <h2 id={`${id}-title`}>
        {title}
        {count === 0 ? null : <span className="count">{count}</span>}
      </h2>
      {children.length === 0 ? <p className="note">{empty}</p> : children}
    </section>
  );
}

interface ChangeProps {
  readonly title: string;
  readonly kind?: "added" | "removed" | "changed" | "moved" | "stale" | undefined;
  readonly children: ReactNode;
}

/** One change. */
export function Change({ title, kind, children }: ChangeProps) {
  return (
    <article className="change">
      <h3>
        <span>{title}</span>
        {kind === undefined ? null : (
          <span className="kind" data-kind={kind}>
            {kind}
          </span>
        )}
      </h3>
      {children}
    </article>
  );
}

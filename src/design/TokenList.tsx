import type { Token } from "../site/design-page";
import * as styles from "./Measures.module.css";

interface TokenListProps {
  readonly title: string;
  readonly tokens: readonly Token[];
}

/** Tokens that can only be read: their names and what is written for them. */
export function TokenList({ title, tokens }: TokenListProps) {
  return (
    <section className={styles["group"]}>
      <h3>{title}</h3>
      <dl className={styles["values"]}>
        {tokens.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

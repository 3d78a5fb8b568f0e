import { Icon } from "./Icon";
import * as styles from "./Stars.module.css";

interface StarsProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly label: string;
}

const POSITIONS = [1, 2, 3, 4, 5] as const;

export function Stars({ share, label }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label} style={{ "--part": `${String(Math.round(share * 100))}%` }}>
      {POSITIONS.map((position) => (
        <Icon key={position} name="star" />
      ))}
      <span className={styles.full}>
        {POSITIONS.map((position) => (
          <Icon key={position} name="star-filled" />
        ))}
      </span>
    </span>
  );
}

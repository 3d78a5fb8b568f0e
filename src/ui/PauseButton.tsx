import { clsx } from "clsx";
import * as styles from "./PauseButton.module.css";

interface PauseButtonProps {
  /** What it does: its name, and its tooltip or its words. */
  readonly children: string;
  /** Shows the words, small, in place of a disc: on a picture. */
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
  readonly onChange?: (isPaused: boolean) => void;
}

/** Pauses a moving part of the page. */
export function PauseButton({ children, isSmall = false, className, onChange }: PauseButtonProps) {
  return (
    <label className={clsx(isSmall ? styles.words : styles.pause, className)} title={isSmall ? undefined : children}>
      <input
        className="over"
        type="checkbox"
        role="switch"
        aria-label={children}
        onChange={({ target }) => {
          onChange?.(target.checked);
        }}
      />
      <span className={styles.icon} />
      {isSmall && <span aria-hidden="true">{children}</span>}
    </label>
  );
}

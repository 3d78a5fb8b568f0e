import { clsx } from "clsx";
import * as styles from "./PauseButton.module.css";

interface PauseButtonProps {
  /** What it does: its name, and its tooltip. */
  readonly children: string;
  readonly className?: string | undefined;
  readonly onChange?: (isPaused: boolean) => void;
}

/** Pauses a moving part of the page. */
export function PauseButton({ children, className, onChange }: PauseButtonProps) {
  return (
    <label className={clsx(styles.pause, className)} title={children}>
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
    </label>
  );
}

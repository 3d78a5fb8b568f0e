import { clsx } from "clsx";
import * as styles from "./PauseButton.module.css";

interface PauseButtonProps {
  /** What it does. */
  readonly children: string;
  readonly className?: string | undefined;
  readonly onChange: (isPaused: boolean) => void;
}

/** Pauses a moving part of the page. */
export function PauseButton({ children, className, onChange }: PauseButtonProps) {
  return (
    <label className={clsx("screen-only", styles.pause, className)}>
      <input
        className="over"
        type="checkbox"
        role="switch"
        aria-label={children}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      <span className={styles.icon} />
      <span aria-hidden="true">{children}</span>
    </label>
  );
}

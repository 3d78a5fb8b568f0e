import * as styles from "./PauseButton.module.css";

interface PauseButtonProps {
  readonly children: string;
  readonly className?: string | undefined;
  readonly onChange?: (isPaused: boolean) => void;
}

/** Pauses a moving part of the page. */
export function PauseButton({ children, className, onChange }: PauseButtonProps) {
  return (
    <label className={[styles.pause, className].filter(Boolean).join(" ")}>
      <input
        type="checkbox"
        role="switch"
        onChange={({ target }) => {
          onChange?.(target.checked);
        }}
      />
      <span className={styles.icon} aria-hidden="true" />
      {children}
    </label>
  );
}

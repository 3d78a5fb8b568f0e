import * as styles from "./HoldStill.module.css";

interface HoldStillProps {
  readonly children: string;
  readonly className?: string | undefined;
  /** Called with whether the motion is to stop, where a rule of style cannot stop it. */
  readonly onChange?: (isStill: boolean) => void;
}

/** A button that holds a moving part of the page still. It is a checkbox, so that rules of style can obey it without a script. */
export function HoldStill({ children, className, onChange }: HoldStillProps) {
  return (
    <label className={[styles.hold, className].filter(Boolean).join(" ")}>
      <input
        type="checkbox"
        role="switch"
        onChange={({ target }) => {
          onChange?.(target.checked);
        }}
      />
      <span className={styles.sign} aria-hidden="true" />
      {children}
    </label>
  );
}

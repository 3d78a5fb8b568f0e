import * as styles from "./OneOf.module.css";

interface OneOfProps {
  /** The name of the sentence that is true; `null` until it is known. */
  readonly value: string | null;
  readonly sentences: Readonly<Record<string, string>>;
  readonly isOpen?: boolean | undefined;
  readonly className?: string;
}

/** All sentences keep their space, one above the other, so that nothing moves when one of them is shown. */
export function OneOf({ value, sentences, isOpen, className }: OneOfProps) {
  return (
    <span className={[styles.oneOf, className].filter(Boolean).join(" ")} data-open={isOpen}>
      {Object.entries(sentences).map(([name, sentence]) => (
        <span key={name} data-shown={name === value ? "" : undefined}>
          {sentence}
        </span>
      ))}
    </span>
  );
}

import type { ReactNode } from "react";
import * as styles from "./Speaker.module.css";

interface SpeakerProps {
  readonly photo: { readonly src: string; readonly srcSet?: string | undefined } | undefined;
  readonly name: string;
  /** Where the original can be read. */
  readonly source?: string | null;
  /** What else is known of them. */
  readonly children: ReactNode;
}

/**
 * The first letters of the first two words of a name. Greek capitals have no accent.
 *
 * @example initials("Olga K.") // "OK"
 */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = ""]) => letter)
    .join("")
    .normalize("NFD")
    .replaceAll("\u0301", "")
    .normalize("NFC");
}

/** Whose words these are. The portrait lies over the initials, which are seen until it has loaded, and if it cannot be. */
export function Speaker({ photo, name, source = null, children }: SpeakerProps) {
  return (
    <footer className={styles.author}>
      <span className={styles.portrait} aria-hidden="true">
        {initials(name)}
        {photo === undefined ? null : <img src={photo.src} srcSet={photo.srcSet} alt="" width="52" height="52" loading="lazy" />}
      </span>
      <b>{source === null ? name : <a href={source}>{name}</a>}</b>
      {children}
    </footer>
  );
}

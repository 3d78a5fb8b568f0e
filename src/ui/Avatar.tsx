import * as styles from "./Avatar.module.css";

interface AvatarProps {
  readonly photo: { readonly src: string; readonly srcSet?: string | undefined } | undefined;
  readonly name: string;
}

/**
 * The first letters of the first two words of a name.
 *
 * @example initials("Olga K.") // "OK"
 */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = ""]) => letter)
    .join("");
}

/** A portrait over the initials, which are seen until it has loaded, and if it cannot be. */
export function Avatar({ photo, name }: AvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name)}
      {photo === undefined ? null : <img src={photo.src} srcSet={photo.srcSet} alt="" width="52" height="52" loading="lazy" />}
    </span>
  );
}

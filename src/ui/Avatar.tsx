import * as styles from "./Avatar.module.css";
import { useImageFailure } from "./image-failure";

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

export function Avatar({ photo, name }: AvatarProps) {
  const { image, hasFailed, onError } = useImageFailure();
  return hasFailed || photo === undefined ? (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name)}
    </span>
  ) : (
    <img
      ref={image}
      className={styles.avatar}
      src={photo.src}
      srcSet={photo.srcSet}
      alt=""
      width="52"
      height="52"
      loading="lazy"
      onError={onError}
    />
  );
}

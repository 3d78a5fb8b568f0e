import sprite from "../images/icons/sprite.svg";

interface IconProps {
  /** The name of a symbol in the sprite, without its prefix. */
  readonly name: string;
}

/** A drawn sign beside a text that says the same; hidden from assistive technology. */
export function Icon({ name }: IconProps) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  );
}

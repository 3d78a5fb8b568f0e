import sprite from "../images/icons/sprite.svg";

/** A decorative icon beside a text that says the same. */
export function Icon({ name }: { readonly name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  );
}

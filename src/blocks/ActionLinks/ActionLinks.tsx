import type { ReactNode } from "react";
import { type PhoneRole, business, formatTelephone, telephoneUrl } from "../../core/business/business";
import { useTexts } from "../../i18n/texts";
import { ButtonLink, type ButtonVariant, TextLink } from "../../ui/Button";

interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another site, which opens a new tab. */
export function ExternalLink({ href, children }: LinkProps) {
  const { text } = useTexts("common");
  return (
    <TextLink href={href} icon="external-link" newTab={text("actions.newTab")}>
      {children}
    </TextLink>
  );
}

interface ButtonProps {
  readonly variant: ButtonVariant;
  readonly className?: string;
}

/** A button that opens another site in a new tab. */
export function ExternalButton({ href, children, ...style }: ButtonProps & LinkProps) {
  const { text } = useTexts("common");
  return (
    <ButtonLink href={href} icon="external-link" newTab={text("actions.newTab")} {...style}>
      {children}
    </ButtonLink>
  );
}

type BookLabel = "book" | "bookVan" | "bookYourCar";

/** The way to the reservations site. */
export function BookButton({ label = "book", variant = "book", className }: Partial<ButtonProps> & { readonly label?: BookLabel }) {
  const { text } = useTexts("common");
  return (
    <ExternalButton href={business.reservationsUrl} variant={variant} {...(className !== undefined && { className })}>
      {text(`actions.${label}`)}
    </ExternalButton>
  );
}

interface CallButtonProps extends ButtonProps {
  readonly line?: PhoneRole;
  /** The telephone number, unless given. */
  readonly children?: string;
}

export function CallButton({ line = "local", children, ...style }: CallButtonProps) {
  return (
    <ButtonLink href={telephoneUrl(line)} icon="phone" iconFirst {...style}>
      {children ?? <bdi>{formatTelephone(business.phones[line])}</bdi>}
    </ButtonLink>
  );
}

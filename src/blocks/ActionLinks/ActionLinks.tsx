import type { ReactNode } from "react";
import { type PhoneRole, formatTelephone, telephoneUrl } from "../../core/business/business";
import { usePage } from "../../i18n/page";
import { useTexts } from "../../i18n/texts";
import { ButtonLink, type ButtonVariant, TextLink } from "../../ui/Button";

export function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { text } = useTexts("common");
  return (
    <TextLink href={href} icon="external-link" newTab={text("actions.newTab")}>
      {children}
    </TextLink>
  );
}

interface ButtonProps {
  readonly variant: ButtonVariant;
  readonly className?: string | undefined;
  readonly children?: string;
}

export function ExternalButton(button: ButtonProps & { readonly href: string }) {
  const { text } = useTexts("common");
  return <ButtonLink icon="external-link" newTab={text("actions.newTab")} {...button} />;
}

interface BookButtonProps extends Omit<Partial<ButtonProps>, "children"> {
  readonly label?: "book" | "bookVan" | "bookYourCar";
}

export function BookButton({ label = "book", variant = "book", className }: BookButtonProps) {
  const { text, business } = useTexts("common");
  return (
    <ExternalButton href={business.reservationsUrl} variant={variant} className={className}>
      {text(`actions.${label}`)}
    </ExternalButton>
  );
}

/** Calls a line. Its label is the telephone number, unless given. */
export function CallButton({ line = "local", children, ...style }: ButtonProps & { readonly line?: PhoneRole }) {
  const number = usePage().business.phones[line];
  return (
    <ButtonLink href={telephoneUrl(number)} icon="phone" iconFirst {...style}>
      {children ?? <bdi>{formatTelephone(number)}</bdi>}
    </ButtonLink>
  );
}

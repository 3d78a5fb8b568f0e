import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type PhoneRole, formatTelephone, telephoneUrl } from "../../business/business";
import { CHAT_ICONS } from "../../business/chat";
import { googleMaps } from "../../business/map";
import { usePage } from "../../i18n/page";
import { useTexts } from "../../i18n/texts";
import { ButtonLink, type ButtonVariant, TextLink } from "../../ui/Button";
import * as hours from "../OpenNow/OpenNow.module.css";

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
  readonly children?: string | undefined;
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

/** Calls, or writes about the page while the office is closed. */
function CallOrWrite({ variant, className, children }: ButtonProps) {
  const { text, chatUrl } = useTexts("common");
  return (
    <>
      <CallButton variant={variant} className={clsx(className, hours.whenOpen)}>
        {children}
      </CallButton>
      <ButtonLink
        variant={variant}
        href={chatUrl("whatsapp")}
        icon={CHAT_ICONS.whatsapp}
        iconFirst
        className={clsx(className, hours.whenClosed)}
      >
        {text("chat.whatsapp")}
      </ButtonLink>
    </>
  );
}

/** The action of a page whose service is booked by phone: a button, or without a variant a link in words. */
export function CallOrMessage({ variant, children }: Pick<Partial<ButtonProps>, "variant" | "children">) {
  const { text, business, chatUrl } = useTexts("common");
  return (
    <span data-clock="">
      {variant === undefined ? (
        <>
          <TextLink href={telephoneUrl(business.phones.local)} className={hours.whenOpen}>
            {children}
          </TextLink>
          <TextLink href={chatUrl("whatsapp")} className={hours.whenClosed}>
            {text("chat.whatsapp")}
          </TextLink>
        </>
      ) : (
        <CallOrWrite variant={variant}>{children}</CallOrWrite>
      )}
    </span>
  );
}

/** What the page leads to: a booking, the way to the office, or a call. */
export function PageAction({ className }: { readonly className?: string | undefined }) {
  const { text, business, action } = useTexts("common");
  switch (action) {
    case "book":
      return <BookButton className={className} />;
    case "route":
      return (
        <ExternalButton variant="book" href={googleMaps(business.places.office).route} className={className}>
          {text("actions.route")}
        </ExternalButton>
      );
    case "callUsNow":
      // For the page without a network, where no message would leave the phone.
      return (
        <CallButton variant="book" className={className}>
          {text("actions.callUsNow")}
        </CallButton>
      );
    default:
      return (
        <CallOrWrite variant="book" className={className}>
          {text(`actions.${action}`)}
        </CallOrWrite>
      );
  }
}

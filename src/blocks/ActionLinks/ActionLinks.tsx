import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type PhoneRole, formatTelephone, telephoneUrl } from "../../business/business";
import { CHAT_ICONS } from "../../business/chat";
import { googleMaps } from "../../business/map";
import { OFFLINE } from "../../i18n/page-ids";
import { usePage } from "../../page/page";
import { useTranslation } from "react-i18next";
import { useChatUrl } from "../../page/use-chat-url";
import { ButtonLink, type ButtonVariant, TextLink } from "../../ui/Button";
import * as hours from "../OpenNow/OpenNow.module.css";

export function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <TextLink href={href} icon="external-link" newTab={t("actions.newTab")}>
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
  const { t } = useTranslation("common");
  return <ButtonLink icon="external-link" newTab={t("actions.newTab")} {...button} />;
}

interface BookButtonProps extends Omit<Partial<ButtonProps>, "children"> {
  readonly label?: "book" | "bookVan" | "bookYourCar";
}

export function BookButton({ label = "book", variant = "book", className }: BookButtonProps) {
  const { t } = useTranslation("common");
  const { business } = usePage();
  return (
    <ExternalButton href={business.reservationsUrl} variant={variant} className={className}>
      {t(`actions.${label}`)}
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

/**
 * Calls, at any hour. While nobody answers, a message is offered beside the call.
 *
 * @param variant makes them buttons; without one they are links in words
 * @param isBrief whether the message shows its sign alone, so that a call, a message and another button share a row
 */
export function CallOrMessage({
  variant,
  line = "local",
  isBrief = false,
  children,
}: Omit<Partial<ButtonProps>, "className"> & { readonly line?: PhoneRole; readonly isBrief?: boolean }) {
  const { t } = useTranslation("common");
  const chatUrl = useChatUrl();
  const { business } = usePage();
  const label = isBrief ? <span className="visually-hidden">{t("chat.whatsapp")}</span> : t("chat.whatsapp");
  const message = { href: chatUrl("whatsapp"), className: hours.whenClosed, children: label };
  return (
    <span className={clsx(hours.calls, isBrief && hours.brief)} data-clock="">
      {variant === undefined ? (
        <>
          <TextLink href={telephoneUrl(business.phones[line])}>{children}</TextLink>
          <TextLink {...message} />
        </>
      ) : (
        <>
          <CallButton variant={variant} line={line}>
            {children}
          </CallButton>
          <ButtonLink variant="quiet" icon={CHAT_ICONS.whatsapp} iconFirst {...message} />
        </>
      )}
    </span>
  );
}

/** The button of every page's header and bar: a booking. Without a network only a call leaves the phone. */
export function FrameAction({ className }: { readonly className?: string | undefined }) {
  return usePage().routeId === OFFLINE ? <PageAction className={className} /> : <BookButton className={className} />;
}

/** What the page leads to: a booking, the way to the office, or a call. */
export function PageAction({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation("common");
  const { business, action } = usePage();
  switch (action) {
    case "book":
      return <BookButton className={className} />;
    case "route":
      return (
        <ExternalButton variant="book" href={googleMaps(business.places.office).route} className={className}>
          {t("actions.route")}
        </ExternalButton>
      );
    case "callUsNow":
      // For the page without a network, where no message would leave the phone.
      return (
        <CallButton variant="book" className={className}>
          {t("actions.callUsNow")}
        </CallButton>
      );
    default:
      return <CallOrMessage variant="book">{t(`actions.${action}`)}</CallOrMessage>;
  }
}

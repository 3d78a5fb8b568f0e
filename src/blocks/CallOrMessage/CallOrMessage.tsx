import { useTexts } from "../../i18n/texts";
import { telephoneUrl } from "../../business/business";
import { ButtonLink, type ButtonVariant, TextLink } from "../../ui/Button";
import { CallButton } from "../ActionLinks/ActionLinks";
import { ByHours } from "../OpenNow/OpenNow";

interface CallOrMessageProps {
  /** A button, or in a card a link in words. */
  readonly variant: ButtonVariant | "words";
  readonly children: string;
}

/** The action of a page whose service is booked by phone: a call, or a message about the page while the office is closed. */
export function CallOrMessage({ variant, children }: CallOrMessageProps) {
  const { text, business, chatUrl } = useTexts("common");
  const chat = { href: chatUrl("whatsapp"), children: text("chat.whatsapp") };
  const [call, message] =
    variant === "words"
      ? [<TextLink href={telephoneUrl(business.phones.local)}>{children}</TextLink>, <TextLink {...chat} />]
      : [<CallButton variant={variant}>{children}</CallButton>, <ButtonLink variant={variant} {...chat} />];
  return <ByHours always={call} open={call} closed={message} />;
}

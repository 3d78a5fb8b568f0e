import { chatUrl } from "../../core/business/chat";
import { useTexts } from "../../i18n/texts";
import { ButtonLink, type ButtonVariant } from "../../ui/Button";
import { CallButton } from "../ActionLinks/ActionLinks";
import { ByHours } from "../OpenNow/OpenNow";

/** The action of a page whose service is booked by phone: a call, or a message about the page while the office is closed. */
export function CallOrMessage({ variant, children }: { readonly variant: ButtonVariant; readonly children: string }) {
  const { text, business, chatTopic } = useTexts("common");
  const call = <CallButton variant={variant}>{children}</CallButton>;
  const message = (
    <ButtonLink variant={variant} href={chatUrl("whatsapp", business.phones.chat, text(`chat.messages.${chatTopic}`))}>
      {text("chat.whatsapp")}
    </ButtonLink>
  );
  return <ByHours always={call} open={call} closed={message} />;
}

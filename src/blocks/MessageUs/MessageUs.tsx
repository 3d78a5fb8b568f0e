import { chatUrl } from "../../business/chat";
import { useTexts } from "../../i18n/texts";
import { TextLink } from "../../ui/Button";

/** The one line of a page that invites questions. */
export function MessageUs() {
  const { text, business, chatTopic } = useTexts("common");
  return (
    <p>
      {text("ask.lead")}{" "}
      <TextLink href={chatUrl("whatsapp", business.phones.chat, text(`chat.messages.${chatTopic}`))}>{text("ask.link")}</TextLink>
    </p>
  );
}

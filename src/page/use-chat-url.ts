import { useTranslation } from "react-i18next";
import { type ChatChannel, chatUrl } from "../business/chat";
import { usePage } from "./page";

/** @returns the address that opens a chat with this page's message, which is in `common.json` */
export function useChatUrl(): (channel: ChatChannel) => string {
  const { t } = useTranslation("common");
  const { business, chatTopic } = usePage();
  return (channel) => chatUrl(channel, business.phones.chat, t(`chat.messages.${chatTopic}`));
}

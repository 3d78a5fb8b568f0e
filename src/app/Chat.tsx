import { useTexts } from "../i18n/texts";
import { business } from "../site/business";
import { CHAT_CHANNELS, type ChatChannel, chatUrl } from "../site/chat";
import { Icon } from "../ui/Icon";
import * as styles from "./Chat.module.css";

const ICONS: Readonly<Record<ChatChannel, string>> = { whatsapp: "chat-handset", viber: "chat-call" };

/** The floating chat buttons: real links, so that they work without JavaScript. */
export function Chat() {
  const { text } = useTexts("common");
  return (
    <aside className={styles["chat"]} aria-label={text("chat.label")}>
      {CHAT_CHANNELS.map((channel) => (
        <a key={channel} href={chatUrl(channel, business.phones.chat, text("chat.message"))}>
          <Icon name={ICONS[channel]} />
          <span className={styles["tooltip"]}>{text(`chat.${channel}`)}</span>
        </a>
      ))}
    </aside>
  );
}

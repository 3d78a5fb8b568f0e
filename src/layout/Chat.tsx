import { type MouseEvent, useRef, useState } from "react";
import { useChatMessage } from "../i18n/chat-message";
import { useTexts } from "../i18n/texts";
import { LoaderAttribute } from "../publish/scripts/names";
import { business } from "../core/business/business";
import { CHAT_CHANNELS, type ChatChannel, chatUrl } from "../core/business/chat";
import type ChatDialog from "./ChatDialog";
import { isMobileLike } from "./device";
import { Icon } from "../ui/Icon";
import * as styles from "./Chat.module.css";

const ICONS: Readonly<Record<ChatChannel, string>> = { whatsapp: "chat-handset", viber: "chat-call" };

interface OpenDialog {
  readonly channel: ChatChannel;
  readonly Dialog: typeof ChatDialog;
}

/** Floating links to the messengers. On a desktop they open a dialog with a QR code; if it cannot be loaded, the link is followed. */
export function Chat() {
  const { text } = useTexts("common");
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const pressed = useRef<HTMLAnchorElement | null>(null);
  const message = useChatMessage();
  const urlOf = (channel: ChatChannel): string => chatUrl(channel, business.phones.chat, message);

  const press = (event: MouseEvent<HTMLAnchorElement>, channel: ChatChannel): void => {
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || isMobileLike(navigator)) {
      return;
    }
    event.preventDefault();
    pressed.current = event.currentTarget;
    import("./ChatDialog").then(
      ({ default: Dialog }) => {
        setOpen({ channel, Dialog });
      },
      () => {
        window.location.assign(urlOf(channel));
      },
    );
  };
  const close = (): void => {
    setOpen(null);
    pressed.current?.focus();
  };

  return (
    <aside className={styles.chat} aria-label={text("chat.label")}>
      {CHAT_CHANNELS.map((channel) => (
        <a
          key={channel}
          href={urlOf(channel)}
          {...{ [LoaderAttribute.Enhanced]: "" }}
          onClick={(event) => {
            press(event, channel);
          }}
        >
          <Icon name={ICONS[channel]} />
          <span className={styles.tooltip}>{text(`chat.${channel}`)}</span>
        </a>
      ))}
      {open === null ? null : <open.Dialog channel={open.channel} url={urlOf(open.channel)} message={message} onClose={close} />}
    </aside>
  );
}

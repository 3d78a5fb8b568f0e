import { type MouseEvent, useEffect, useRef, useState } from "react";
import { ByHours } from "../blocks/OpenNow/OpenNow";
import { useTexts } from "../i18n/texts";
import { LoaderAttribute } from "../publish/scripts/names";
import { telephoneUrl } from "../core/business/business";
import { CHAT_CHANNELS, type ChatChannel, chatUrl } from "../core/business/chat";
import type ChatDialog from "./ChatDialog";
import { isMobileLike } from "./device";
import { Icon } from "../ui/Icon";
import * as styles from "./Chat.module.css";

const CHANNELS: Readonly<Record<ChatChannel, { readonly icon: string; readonly name: string }>> = {
  whatsapp: { icon: "chat-handset", name: "WhatsApp" },
  viber: { icon: "chat-call", name: "Viber" },
};

/** How far a finger trembles, in CSS pixels. */
const STILL = 8;

interface OpenDialog {
  readonly channel: ChatChannel;
  readonly Dialog: typeof ChatDialog;
}

/** Whether the visitor is scrolling down, away from the end of the page. Always false without scripts. */
function useScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const scrolled = (): void => {
      const { scrollY, innerHeight } = window;
      if (Math.abs(scrollY - last) >= STILL) {
        setIsDown(scrollY > last && scrollY + innerHeight < document.documentElement.scrollHeight - STILL);
        last = scrollY;
      }
    };
    // What a press scrolls, such as an answer that closes, changes nothing: the bar could come over what was pressed.
    const pressed = (): void => {
      requestAnimationFrame(() => {
        last = window.scrollY;
      });
    };
    const listening = new AbortController();
    window.addEventListener("scroll", scrolled, { passive: true, signal: listening.signal });
    window.addEventListener("click", pressed, listening);
    return () => {
      listening.abort();
    };
  }, []);
  return isDown;
}

/**
 * Links to the messengers. With a mouse on a wide window, two circles in the margin; else a bar at the foot of the screen, with links to call
 * and to book. With a mouse they open a dialog with a QR code; if it cannot be loaded, the link is followed.
 */
export function Chat() {
  const { text, chatTopic, business } = useTexts("common");
  const isAway = useScrollingDown();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const pressed = useRef<HTMLAnchorElement | null>(null);
  const message = text(`chat.messages.${chatTopic}`);
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
    <aside className={styles.chat} aria-label={text("chat.label")} data-away={isAway}>
      <div className={styles.bar}>
        <a className={styles.call} href={telephoneUrl(business.phones.local)}>
          <Icon name="phone" />
          <span className={styles.label}>
            {text("bar.call")}
            <ByHours of="office" always={text("bar.hours")} open={text("bar.until")} closed={text("bar.from")} />
          </span>
        </a>
        {CHAT_CHANNELS.map((channel) => (
          <a
            key={channel}
            className={styles.channel}
            href={urlOf(channel)}
            {...{ [LoaderAttribute.Enhanced]: "" }}
            onClick={(event) => {
              press(event, channel);
            }}
          >
            <Icon name={CHANNELS[channel].icon} />
            <span className={styles.label} aria-hidden="true">
              {CHANNELS[channel].name}
            </span>
            <span className={styles.tooltip}>{text(`chat.${channel}`)}</span>
          </a>
        ))}
        <a className={styles.book} href={business.reservationsUrl} target="_blank" rel="noopener">
          <Icon name="external-link" />
          <span className={styles.label}>{text("bar.book")}</span>
          <span className="visually-hidden"> {text("actions.newTab")}</span>
        </a>
      </div>
      {open === null ? null : <open.Dialog channel={open.channel} url={urlOf(open.channel)} message={message} onClose={close} />}
    </aside>
  );
}

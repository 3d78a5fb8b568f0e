import { clsx } from "clsx";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { FrameAction } from "../blocks/ActionLinks/ActionLinks";
import { ByHours } from "../blocks/OpenNow/OpenNow";
import { useTranslation } from "react-i18next";
import { OFFLINE } from "../i18n/page-ids";
import { usePage } from "../page/page";
import { useChatUrl } from "../page/use-chat-url";
import { telephoneUrl } from "../business/business";
import { CHAT_CHANNELS, CHAT_ICONS, type ChatChannel } from "../business/chat";
import { isMobileLike } from "./device";
import { Icon } from "../ui/Icon";
import * as styles from "./Chat.module.css";
// With the page, not at the press: a sheet that arrives later makes the browser lay out the whole page again.
import "./ChatDialog.module.css";

const NAMES: Readonly<Record<ChatChannel, string>> = { whatsapp: "WhatsApp", viber: "Viber" };

/**
 * Links to the messengers: with a mouse on wide screens, and in low windows, two circles at the lower right; else the end of a bar at the foot
 * of the screen, which begins with a call and a booking. On desktops they open a dialog with a QR code; if it cannot be loaded, the link is
 * followed.
 */
export function Chat() {
  const { t } = useTranslation("common");
  const chatUrl = useChatUrl();
  const { business, routeId } = usePage();
  const [dialog, setDialog] = useState<ReactNode>(null);
  const pressed = useRef<HTMLAnchorElement | null>(null);

  const close = (): void => {
    setDialog(null);
    pressed.current?.focus();
  };
  const press = (event: MouseEvent<HTMLAnchorElement>, channel: ChatChannel): void => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || isMobileLike(navigator)) {
      return;
    }
    event.preventDefault();
    pressed.current = event.currentTarget;
    import("./ChatDialog").then(
      ({ default: ChatDialog }) => {
        setDialog(<ChatDialog channel={channel} url={chatUrl(channel)} onClose={close} />);
      },
      () => {
        window.location.assign(chatUrl(channel));
      },
    );
  };
  // Without a network no message would leave the phone.
  const isOffline = routeId === OFFLINE;
  return (
    <>
      <aside className={styles.chat} aria-label={t("chat.label")}>
        {isOffline ? null : (
          <a className={styles.call} href={telephoneUrl(business.phones.local)}>
            {t("bar.call")}
            <ByHours always={t("bar.hours")} open={t("bar.until")} closed={t("bar.from")} />
          </a>
        )}
        <FrameAction className={styles.action} />
        {isOffline
          ? null
          : CHAT_CHANNELS.map((channel) => (
              <a
                key={channel}
                className={clsx(styles.channel, channel === "viber" && styles.viber)}
                href={chatUrl(channel)}
                data-more=""
                onClick={(event) => {
                  press(event, channel);
                }}
              >
                <Icon name={CHAT_ICONS[channel]} />
                <span className={styles.name} aria-hidden="true">
                  {NAMES[channel]}
                </span>
                <span className={styles.tooltip}>{t(`chat.${channel}`)}</span>
              </a>
            ))}
      </aside>
      {dialog}
    </>
  );
}

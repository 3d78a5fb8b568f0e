import { DialogContent, DialogOverlay } from "@reach/dialog";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChatChannel } from "../business/chat";
import { TextLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import * as styles from "./ChatDialog.module.css";

interface ChatDialogProps {
  readonly channel: ChatChannel;
  readonly url: string;
  readonly onClose: () => void;
}

/** Width in pixels, margin in modules (requirement 3.7). */
const QR_OPTIONS = { width: 256, margin: 2 } as const;

/**
 * Keeps the page in its place. Reach would insert a style element, which the content security policy forbids. A padding takes the place of
 * the scroll bar; a custom property would be inherited by every element, and restyling them all delays the dialog.
 */
function useScrollLock(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    style.paddingInlineEnd = `${String(window.innerWidth - clientWidth)}px`;
    style.overflow = "hidden";
    return () => {
      style.removeProperty("padding-inline-end");
      style.removeProperty("overflow");
    };
  }, []);
}

/** On a desktop: a QR code that opens the chat on the phone, and a link. The QR library is loaded on demand. */
export default function ChatDialog({ channel, url, onClose }: ChatDialogProps) {
  const { t } = useTranslation("common");
  const [code, setCode] = useState<string | null>(null);
  useScrollLock();

  useEffect(() => {
    import("qrcode")
      .then(({ toDataURL }) => toDataURL(url, QR_OPTIONS))
      .then(setCode, (error: unknown) => {
        console.error("The QR code could not be drawn.", error);
      });
  }, [url]);

  return (
    <DialogOverlay className={styles.overlay} onDismiss={onClose} dangerouslyBypassScrollLock>
      <DialogContent className={styles.dialog} aria-labelledby="chat-title">
        <h2 id="chat-title">{t(`chat.scan.${channel}`)}</h2>
        <div className={styles.code}>
          {code === null ? null : <img src={code} width={QR_OPTIONS.width} height={QR_OPTIONS.width} alt={t("chat.qr")} />}
        </div>
        <p className="small">{t("chat.instruction")}</p>
        <TextLink href={url}>{t(`chat.open.${channel}`)}</TextLink>
        <button type="button" className={styles.close} aria-label={t("chat.close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </DialogContent>
    </DialogOverlay>
  );
}

import { useEffect, useState } from "react";
import { useTexts } from "../i18n/texts";
import type { ChatChannel } from "../core/business/chat";
import { TextLink } from "../ui/Button";
import Dialog from "../ui/Dialog";
import * as styles from "./ChatDialog.module.css";

interface ChatDialogProps {
  readonly channel: ChatChannel;
  readonly url: string;
  readonly onClose: () => void;
}

/** Source: specification, section 2. Width in pixels, margin in modules. */
const QR_OPTIONS = { width: 256, margin: 2 } as const;

type CopyState = "ready" | "copied" | "impossible";

/** On a desktop: a QR code that opens the chat on the phone, and a link. The QR library is loaded on demand. */
export default function ChatDialog({ channel, url, onClose }: ChatDialogProps) {
  const { text } = useTexts("common");
  const [code, setCode] = useState<string | null>(null);
  const [copyState, setCopyState] = useState<CopyState>("ready");
  const message = text("chat.message");

  useEffect(() => {
    let isCurrent = true;
    const draw = async (): Promise<void> => {
      const { toDataURL } = await import("qrcode");
      const picture = await toDataURL(url, QR_OPTIONS);
      if (isCurrent) {
        setCode(picture);
      }
    };
    draw().catch((error: unknown) => {
      console.error("The QR code could not be drawn.", error);
    });
    return () => {
      isCurrent = false;
    };
  }, [url]);

  const copy = (): void => {
    navigator.clipboard.writeText(message).then(
      () => {
        setCopyState("copied");
      },
      () => {
        setCopyState("impossible");
      },
    );
  };

  return (
    <Dialog labelledBy="chat-title" closeLabel={text("chat.close")} onClose={onClose}>
      <h2 id="chat-title">{text(`chat.scan.${channel}`)}</h2>
      <div className={styles.code}>
        {code === null ? null : <img src={code} width={QR_OPTIONS.width} height={QR_OPTIONS.width} alt={text("chat.qr")} />}
      </div>
      <p>{text("chat.instruction")}</p>
      <TextLink href={url}>{text(`chat.open.${channel}`)}</TextLink>
      <div className={styles.message}>
        <q>{message}</q>
        {copyState === "impossible" ? null : (
          <button type="button" className={styles.copy} onClick={copy}>
            {text("chat.copy")}
          </button>
        )}
        <span role="status">{copyState === "copied" ? text("chat.copied") : null}</span>
      </div>
    </Dialog>
  );
}

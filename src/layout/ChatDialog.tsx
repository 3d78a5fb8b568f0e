import { useEffect, useState } from "react";
import { useTexts } from "../i18n/texts";
import type { ChatChannel } from "../core/business/chat";
import { TextLink } from "../ui/Button";
import Dialog from "../ui/Dialog";
import * as styles from "./ChatDialog.module.css";

interface ChatDialogProps {
  readonly channel: ChatChannel;
  /** The link that opens the chat. */
  readonly url: string;
  readonly onClose: () => void;
}

/** The specification's measures of the code (section 2): its width in pixels, its margin in modules. */
const QR_OPTIONS = { width: 256, margin: 2 } as const;

/** What the button for copying has to say. */
type CopyState = "ready" | "copied" | "impossible";

/** On a desktop the chat opens on the phone: by a code to scan, or on this device by the link. The maker of codes is fetched only now. */
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

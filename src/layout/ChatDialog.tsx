import { useEffect, useState } from "react";
import { useTexts } from "../i18n/texts";
import type { ChatChannel } from "../business/chat";
import { TextLink } from "../ui/Button";
import Dialog from "../ui/Dialog";
import * as styles from "./ChatDialog.module.css";

interface ChatDialogProps {
  readonly channel: ChatChannel;
  readonly url: string;
  readonly onClose: () => void;
}

/** Width in pixels, margin in modules (specification, section 2). */
const QR_OPTIONS = { width: 256, margin: 2 } as const;

/** On a desktop: a QR code that opens the chat on the phone, and a link. The QR library is loaded on demand. */
export default function ChatDialog({ channel, url, onClose }: ChatDialogProps) {
  const { text } = useTexts("common");
  const [code, setCode] = useState<string | null>(null);

  useEffect(() => {
    import("qrcode")
      .then(({ toDataURL }) => toDataURL(url, QR_OPTIONS))
      .then(setCode, (error: unknown) => {
        console.error("The QR code could not be drawn.", error);
      });
  }, [url]);

  return (
    <Dialog labelledBy="chat-title" closeLabel={text("chat.close")} onClose={onClose}>
      <h2 id="chat-title">{text(`chat.scan.${channel}`)}</h2>
      <div className={styles.code}>
        {code === null ? null : <img src={code} width={QR_OPTIONS.width} height={QR_OPTIONS.width} alt={text("chat.qr")} />}
      </div>
      <p>{text("chat.instruction")}</p>
      <TextLink href={url}>{text(`chat.open.${channel}`)}</TextLink>
    </Dialog>
  );
}

import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { CHAT_CHANNELS, CHAT_ICONS, chatUrl, messageText } from "../../business/chat";
import { Actions, TextLink } from "../../ui/Button";
import * as styles from "./WrittenMessage.module.css";

/**
 * A question to the business, already written: visitors read it before they choose how to send it.
 *
 * @param message complete, with its greeting
 */
export function WrittenMessage({ message: typeset }: { readonly message: string }) {
  const { t } = useTranslation("common");
  const { business } = usePage();
  const message = messageText(typeset);
  const mail = `mailto:${business.email}?subject=${encodeURIComponent(t("written.subject"))}&body=${encodeURIComponent(message)}`;
  return (
    <div className={styles.written}>
      <p className="small">{t("written.label")}</p>
      <blockquote>{message}</blockquote>
      <Actions className="screen-only">
        {CHAT_CHANNELS.map((channel) => (
          <TextLink key={channel} href={chatUrl(channel, business.phones.chat, message)} icon={CHAT_ICONS[channel]}>
            {t(`written.${channel}`)}
          </TextLink>
        ))}
        <TextLink href={mail} icon="mail">
          {t("written.mail")}
        </TextLink>
      </Actions>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { useChatUrl } from "../../page/use-chat-url";
import { TextLink } from "../../ui/Button";

/** The one line of a page that invites questions. */
export function MessageUs() {
  const { t } = useTranslation("common");
  const chatUrl = useChatUrl();
  return (
    <p>
      {t("ask.lead")} <TextLink href={chatUrl("whatsapp")}>{t("ask.link")}</TextLink>
    </p>
  );
}

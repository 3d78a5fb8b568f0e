import { useTexts } from "../../i18n/texts";
import { TextLink } from "../../ui/Button";

/** The one line of a page that invites questions. */
export function MessageUs() {
  const { text, chatUrl } = useTexts("common");
  return (
    <p>
      {text("ask.lead")} <TextLink href={chatUrl("whatsapp")}>{text("ask.link")}</TextLink>
    </p>
  );
}

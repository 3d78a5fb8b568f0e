import { useTranslation } from "react-i18next";
import { CallButton } from "../ActionLinks/ActionLinks";

/** Calls the office's number, and says above that roadside assistance answers it when the office is closed. */
export function RoadsideCall() {
  const { t } = useTranslation("offline");
  return (
    <div>
      <p className="small">{t("call.text")}</p>
      <CallButton variant="quiet" />
    </div>
  );
}

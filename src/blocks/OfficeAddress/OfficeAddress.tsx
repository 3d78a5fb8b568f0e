import { useTranslation } from "react-i18next";
import { addressLines } from "../../business/business";
import { usePage } from "../../page/page";

/** The address of the office on one line, with the postal code once it is known. */
export function OfficeAddress() {
  const { t } = useTranslation("common");
  return addressLines("office", t("address.office", { returnObjects: true }), usePage().business).join(", ");
}

import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import type { Place } from "../../business/business";

/** Coordinates as navigation systems take them, in every language: “34.8712, 33.6062”, latitude first. */
export function Coordinates({ of: place }: { readonly of: Place }) {
  const { t } = useTranslation("common");
  const { latitude, longitude } = usePage().business.places[place];
  return <p className="small">{`${t("coordinates")}: ${String(latitude)}, ${String(longitude)}`}</p>;
}

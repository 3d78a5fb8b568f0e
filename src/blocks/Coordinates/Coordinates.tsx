import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { type Place, formatCoordinates } from "../../business/business";

export function Coordinates({ of: place }: { readonly of: Place }) {
  const { t } = useTranslation("common");
  const { business } = usePage();
  return (
    <p className="small">
      {t("coordinates")}: {formatCoordinates(business.places[place])}
    </p>
  );
}

import { useTexts } from "../../i18n/texts";
import { type Place, formatCoordinates } from "../../business/business";

export function Coordinates({ of: place }: { readonly of: Place }) {
  const { text, business } = useTexts("common");
  return (
    <p className="small">
      {text("coordinates")}: {formatCoordinates(business.places[place])}
    </p>
  );
}

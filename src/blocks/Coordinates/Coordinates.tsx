import { useTexts } from "../../i18n/texts";
import { type Place, business, formatCoordinates } from "../../core/business/business";

interface CoordinatesProps {
  readonly of: Place;
}

/** The coordinates of a place, for the navigation of a car. */
export function Coordinates({ of: place }: CoordinatesProps) {
  const { text } = useTexts("common");
  return (
    <p className="small">
      {text("coordinates")}: {formatCoordinates(business.places[place])}
    </p>
  );
}

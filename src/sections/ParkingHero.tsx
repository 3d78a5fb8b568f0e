import { useTexts } from "../i18n/texts";
import { business, formatTelephone, telephoneUrl } from "../site/business";
import { Actions, ButtonLink } from "../ui/Button";
import { PlainHero } from "./PlainHero";

interface ParkingHeroProps {
  readonly picture: Queries.HeroPictureFragment | null;
}

/** The opening of the parking page: parking is booked by phone. */
export function ParkingHero({ picture }: ParkingHeroProps) {
  const common = useTexts("common");
  return (
    <PlainHero picture={picture} namespace="airport-parking">
      <Actions>
        <ButtonLink voice="book" href={telephoneUrl("local")} icon="phone" iconFirst>
          {common.text("actions.bookByPhone")}
        </ButtonLink>
        <ButtonLink voice="quiet" href={business.places.parking.mapsUrl} icon="external-link" newTab={common.text("actions.newTab")}>
          {common.text("actions.openInMaps")}
        </ButtonLink>
      </Actions>
      <p className="small">{formatTelephone(business.phones.local)}</p>
    </PlainHero>
  );
}

import { useTexts } from "../../i18n/texts";
import { telephoneUrl } from "../../core/business/business";
import { Actions, ButtonLink } from "../../ui/Button";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";

interface ParkingHeroProps {
  readonly picture: Queries.HeroPictureFragment | null;
}

/** The opening of the parking page: parking is booked by phone. */
export function ParkingHero({ picture }: ParkingHeroProps) {
  const { text } = useTexts("airport-parking");
  const common = useTexts("common");
  return (
    <PlainHero picture={picture} namespace="airport-parking">
      <Actions>
        <ButtonLink voice="book" href={telephoneUrl("local")} icon="phone" iconFirst>
          {common.text("actions.bookByPhone")}
        </ButtonLink>
        <ButtonLink voice="quiet" href="#process">
          {text("hero.how")}
        </ButtonLink>
      </Actions>
    </PlainHero>
  );
}

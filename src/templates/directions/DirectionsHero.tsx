import { useTexts } from "../../i18n/texts";
import { business, formatTelephone, telephoneUrl } from "../../core/business/business";
import { googleMaps } from "../../core/business/map";
import { Actions, ButtonLink } from "../../ui/Button";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";

interface DirectionsHeroProps {
  readonly picture: Queries.HeroPictureFragment | null;
}

/** The opening of the directions: the way on a map, or a person on the phone. */
export function DirectionsHero({ picture }: DirectionsHeroProps) {
  const { text } = useTexts("directions");
  const common = useTexts("common");
  return (
    <PlainHero picture={picture} namespace="directions">
      <Actions>
        <ButtonLink
          voice="book"
          href={googleMaps(business.places.office).route}
          icon="external-link"
          newTab={common.text("actions.newTab")}
        >
          {text("hero.get")}
        </ButtonLink>
        <ButtonLink voice="quiet" href={telephoneUrl("directions")} icon="phone" iconFirst>
          <bdi>{formatTelephone(business.phones.directions)}</bdi>
        </ButtonLink>
      </Actions>
    </PlainHero>
  );
}

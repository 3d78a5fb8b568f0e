import { useTexts } from "../../i18n/texts";
import { business } from "../../core/business/business";
import { googleMaps } from "../../core/business/map";
import { CallButton, ExternalButton } from "../../blocks/ActionLinks/ActionLinks";
import { Actions } from "../../ui/Button";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";

export function DirectionsHero({ picture }: { readonly picture: Queries.HeroPictureFragment | null }) {
  const { text } = useTexts("directions");
  return (
    <PlainHero picture={picture} namespace="directions">
      <Actions>
        <ExternalButton variant="book" href={googleMaps(business.places.office).route}>
          {text("hero.get")}
        </ExternalButton>
        <CallButton variant="quiet" line="directions" />
      </Actions>
    </PlainHero>
  );
}

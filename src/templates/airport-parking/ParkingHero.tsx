import { useTexts } from "../../i18n/texts";
import { CallButton } from "../../blocks/ActionLinks/ActionLinks";
import { Actions, ButtonLink } from "../../ui/Button";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";

export function ParkingHero({ picture }: { readonly picture: Queries.HeroPictureFragment | null }) {
  const { text } = useTexts("airport-parking");
  const common = useTexts("common");
  return (
    <PlainHero picture={picture} namespace="airport-parking">
      <Actions>
        <CallButton variant="book">{common.text("actions.bookByPhone")}</CallButton>
        <ButtonLink variant="quiet" href="#process">
          {text("hero.how")}
        </ButtonLink>
      </Actions>
    </PlainHero>
  );
}

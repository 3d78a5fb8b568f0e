import { useTexts } from "../../i18n/texts";
import { BookButton, CallButton } from "../../blocks/ActionLinks/ActionLinks";
import { Actions } from "../../ui/Button";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";

export function VanHero({ picture }: { readonly picture: Queries.HeroPictureFragment | null }) {
  const common = useTexts("common");
  return (
    <PlainHero picture={picture} namespace="van-rental">
      <Actions>
        <BookButton label="bookVan" />
        <CallButton variant="quiet">{common.text("actions.callForQuotes")}</CallButton>
      </Actions>
    </PlainHero>
  );
}

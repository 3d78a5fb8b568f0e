import { useTexts } from "../../i18n/texts";
import { business, telephoneUrl } from "../../core/business/business";
import { Actions, ButtonLink } from "../../ui/Button";
import { CutHero } from "../../blocks/CutHero/CutHero";
import { PageBreadcrumb } from "../../blocks/PageBreadcrumb/PageBreadcrumb";

interface VanHeroProps {
  readonly picture: Queries.HeroPictureFragment | null;
}

/** The opening of the van page: book on the reservations site, or call for a quote. */
export function VanHero({ picture }: VanHeroProps) {
  const { text } = useTexts("van-rental");
  const common = useTexts("common");
  return (
    <CutHero picture={picture} title={text("hero.title")} lead={text("hero.lead")} above={<PageBreadcrumb />}>
      <Actions>
        <ButtonLink voice="book" href={business.reservationsUrl} icon="external-link" newTab={common.text("actions.newTab")}>
          {common.text("actions.bookVan")}
        </ButtonLink>
        <ButtonLink voice="quiet" href={telephoneUrl("local")} icon="phone" iconFirst>
          {common.text("actions.callForQuotes")}
        </ButtonLink>
      </Actions>
    </CutHero>
  );
}

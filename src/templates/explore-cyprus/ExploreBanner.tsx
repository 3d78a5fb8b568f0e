import { useTexts } from "../../i18n/texts";
import car from "../../images/vehicles/dacia-duster.svg";
import { business } from "../../core/business/business";
import { ButtonLink } from "../../ui/Button";
import { Banner } from "../../blocks/Banner/Banner";

/** The way from reading to booking. */
export function ExploreBanner() {
  const { text } = useTexts("explore-cyprus");
  const common = useTexts("common");
  return (
    <Banner id="banner" title={text("banner.title")} text={text("banner.text")} picture={{ src: car, width: 1123, height: 471 }}>
      <ButtonLink voice="dark" href={business.reservationsUrl} icon="external-link" newTab={common.text("actions.newTab")}>
        {common.text("actions.book")}
      </ButtonLink>
    </Banner>
  );
}

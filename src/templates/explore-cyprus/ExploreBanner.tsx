import { useTexts } from "../../i18n/texts";
import car from "../../images/vehicles/dacia-duster.svg";
import { BookButton } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";

export function ExploreBanner() {
  const { text } = useTexts("explore-cyprus");
  return (
    <Banner id="banner" title={text("banner.title")} text={text("banner.text")} picture={{ src: car, width: 1123, height: 471 }}>
      <BookButton variant="dark" />
    </Banner>
  );
}

import { useTexts } from "../../i18n/texts";
import car from "../../images/vehicles/nissan-march.svg";
import { business, telephoneUrl } from "../../core/business/business";
import { googleMaps } from "../../core/business/map";
import { ButtonLink } from "../../ui/Button";
import { Banner } from "../../blocks/Banner/Banner";

/** For those who stand somewhere else: call, or look at the map. */
export function DirectionsContact() {
  const { text } = useTexts("directions");
  const common = useTexts("common");
  return (
    <Banner id="contact" title={text("contact.title")} text={text("contact.text")} picture={{ src: car, width: 986, height: 415 }}>
      <ButtonLink voice="dark" href={telephoneUrl("directions")} icon="phone" iconFirst>
        {common.text("actions.callUsNow")}
      </ButtonLink>
      <ButtonLink voice="quiet" href={googleMaps(business.places.office).pin} icon="external-link" newTab={common.text("actions.newTab")}>
        {common.text("actions.viewOnMaps")}
      </ButtonLink>
    </Banner>
  );
}

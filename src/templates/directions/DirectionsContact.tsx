import { useTexts } from "../../i18n/texts";
import car from "../../images/vehicles/nissan-march.svg";
import { business } from "../../core/business/business";
import { googleMaps } from "../../core/business/map";
import { CallButton, ExternalButton } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";

export function DirectionsContact() {
  const { text } = useTexts("directions");
  const common = useTexts("common");
  return (
    <Banner id="contact" title={text("contact.title")} text={text("contact.text")} picture={{ src: car, width: 986, height: 415 }}>
      <CallButton variant="dark" line="directions">
        {common.text("actions.callUsNow")}
      </CallButton>
      <ExternalButton variant="quiet" href={googleMaps(business.places.office).pin}>
        {common.text("actions.viewOnMaps")}
      </ExternalButton>
    </Banner>
  );
}

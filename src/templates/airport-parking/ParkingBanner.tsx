import { useTexts } from "../../i18n/texts";
import shuttle from "../../images/vehicles/shuttle-minibus.svg";
import { business } from "../../core/business/business";
import { googleMaps } from "../../core/business/map";
import { CallButton, ExternalButton } from "../../blocks/ActionLinks/ActionLinks";
import { Banner } from "../../blocks/Banner/Banner";

export function ParkingBanner() {
  const { text } = useTexts("airport-parking");
  return (
    <Banner id="flying" title={text("banner.title")} text={text("banner.text")} picture={{ src: shuttle, width: 1378, height: 693 }}>
      <CallButton variant="dark" />
      <ExternalButton variant="quiet" href={googleMaps(business.places.parking).route}>
        {text("banner.way")}
      </ExternalButton>
    </Banner>
  );
}

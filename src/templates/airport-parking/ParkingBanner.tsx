import { useTexts } from "../../i18n/texts";
import shuttle from "../../images/vehicles/shuttle-minibus.svg";
import { business, formatTelephone, telephoneUrl } from "../../core/business/business";
import { googleMaps } from "../../core/business/map";
import { ButtonLink } from "../../ui/Button";
import { Banner } from "../../blocks/Banner/Banner";

/** The call to action of the parking page: a number to call, and the way to the car park. */
export function ParkingBanner() {
  const { text } = useTexts("airport-parking");
  const common = useTexts("common");
  return (
    <Banner id="flying" title={text("banner.title")} text={text("banner.text")} picture={{ src: shuttle, width: 1378, height: 693 }}>
      <ButtonLink voice="dark" href={telephoneUrl("local")} icon="phone" iconFirst>
        <bdi>{formatTelephone(business.phones.local)}</bdi>
      </ButtonLink>
      <ButtonLink
        voice="quiet"
        href={googleMaps(business.places.parking).route}
        icon="external-link"
        newTab={common.text("actions.newTab")}
      >
        {text("banner.way")}
      </ButtonLink>
    </Banner>
  );
}

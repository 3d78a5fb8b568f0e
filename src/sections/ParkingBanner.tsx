import { useLocalPath } from "../i18n/local-path";
import { useTexts } from "../i18n/texts";
import shuttle from "../images/vehicles/shuttle-minibus.svg";
import { business, formatTelephone, telephoneUrl } from "../site/business";
import { ButtonLink } from "../ui/Button";
import { Banner } from "./Banner";

/** The call to action of the parking page: a number to call. */
export function ParkingBanner() {
  const { text } = useTexts("airport-parking");
  const localPath = useLocalPath();
  return (
    <Banner id="flying" title={text("banner.title")} text={text("banner.text")} picture={{ src: shuttle, width: 1378, height: 693 }}>
      <ButtonLink voice="dark" href={telephoneUrl("local")} icon="phone" iconFirst>
        <bdi>{formatTelephone(business.phones.local)}</bdi>
      </ButtonLink>
      <ButtonLink voice="quiet" href={localPath("directions")}>
        {text("banner.way")}
      </ButtonLink>
    </Banner>
  );
}

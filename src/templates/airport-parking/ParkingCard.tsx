import { graphql } from "gatsby";
import { CallButton, ExternalButton } from "../../blocks/ActionLinks/ActionLinks";
import { Coordinates } from "../../blocks/Coordinates/Coordinates";
import { googleMaps } from "../../core/business/map";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { InlineText } from "../../ui/InlineText";
import { Actions } from "../../ui/Button";
import * as styles from "./ParkingCard.module.css";

/** The way to the car park and back, to print or to read offline. */
export function ParkingCard({ data: { parkingJson } }: { readonly data: Queries.ParkingCardFragment }) {
  const { text, business } = useTexts("airport-parking");
  return (
    <div className={styles.card}>
      <section>
        <h3 id="way">{text("card.way.title")}</h3>
        <p>{text("card.way.text")}</p>
        <Coordinates of="parking" />
        <Actions>
          <ExternalButton variant="quiet" href={googleMaps(business.places.parking).route}>
            {text("card.way.route")}
          </ExternalButton>
          <CallButton variant="quiet" />
        </Actions>
      </section>
      <section>
        <h3 id="night">{text("card.night.title")}</h3>
        <ol>
          {required(parkingJson, "data/parking.json").night.map((line) => (
            <li key={line}>
              <InlineText>{line}</InlineText>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

export const query = graphql`
  fragment ParkingCard on Query {
    parkingJson {
      night(language: $language)
    }
  }
`;

import { graphql } from "gatsby";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { BookButton } from "../../blocks/ActionLinks/ActionLinks";
import { InlineText } from "../../ui/InlineText";
import { VehicleParade } from "../../blocks/VehicleParade/VehicleParade";
import * as styles from "./Fleet.module.css";

export function Fleet({ data: { fleetJson } }: { readonly data: Queries.FleetFragment }) {
  const { text } = useTexts("home");
  const { vehicles } = required(fleetJson, "data/fleet.json");
  return (
    <VehicleParade
      id="fleet"
      eyebrow={text("fleet.eyebrow")}
      title={text("fleet.title")}
      lead={text("fleet.lead")}
      kind="cars"
      vehicles={vehicles.map(({ id, name, type, text: about, alt, cutout, seats, bags, gearbox, airConditioning }) => ({
        id,
        name,
        alt,
        cutout,
        text: about,
        notes: [
          type,
          `${text("fleet.seats")}: ${String(seats)}`,
          `${text("fleet.bags")}: ${String(bags)}`,
          text(`fleet.gearbox.${gearbox}`),
          ...(airConditioning ? [text("fleet.airConditioning")] : []),
          text("fleet.mileage"),
        ],
      }))}
    >
      <div className={styles.fleetFoot}>
        <div className="wrap">
          <div>
            <div>
              <p className={styles.price}>
                <InlineText>{text("fleet.price")}</InlineText>
              </p>
              <p>
                {text("fleet.rangeLabel")} {text("fleet.range")}
              </p>
              <p className="small">{text("fleet.note")}</p>
            </div>
            <BookButton />
          </div>
        </div>
      </div>
    </VehicleParade>
  );
}

export const query = graphql`
  fragment Fleet on Query {
    fleetJson {
      vehicles {
        id
        name
        type(language: $language)
        text(language: $language)
        seats
        bags
        gearbox
        airConditioning
        alt(language: $language)
        cutout {
          ...VehicleDrawing
        }
      }
    }
  }
`;

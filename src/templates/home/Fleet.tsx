import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { business } from "../../core/business/business";
import { ButtonLink } from "../../ui/Button";
import { InlineText } from "../../ui/InlineText";
import { VehicleParade } from "../../blocks/VehicleParade/VehicleParade";
import * as styles from "./Fleet.module.css";

interface FleetProps {
  readonly data: Queries.FleetFragment;
}

/** The budget fleet: the cars on one road, what each carries, and the price. */
export function Fleet({ data: { fleetJson } }: FleetProps) {
  const { text } = useTexts("home");
  const common = useTexts("common");
  const vehicles = fleetJson?.vehicles ?? [];
  return (
    <VehicleParade
      id="fleet"
      eyebrow={text("fleet.eyebrow")}
      title={text("fleet.title")}
      lead={text("fleet.lead")}
      kind="cars"
      vehicles={vehicles.map(({ id, name, alt, cutout, seats, bags, gearbox, airConditioning }) => ({
        id,
        name,
        alt,
        cutout,
        text: text(`fleet.vehicles.${id}.text`),
        notes: [
          text(`fleet.vehicles.${id}.type`),
          `${text("fleet.seats")}: ${String(seats)}`,
          `${text("fleet.bags")}: ${String(bags)}`,
          text(`fleet.gearbox.${gearbox}`),
          ...(airConditioning ? [text("fleet.airConditioning")] : []),
          text("fleet.mileage"),
        ],
      }))}
    >
      <div className={styles["fleetFoot"]}>
        <div className="wrap">
          <div>
            <div>
              <p className={styles["price"]}>
                <InlineText>{text("fleet.price")}</InlineText>
              </p>
              <p>
                {text("fleet.rangeLabel")} {text("fleet.range")}
              </p>
              <p className="small">{text("fleet.note")}</p>
            </div>
            <ButtonLink voice="book" href={business.reservationsUrl} icon="external-link" newTab={common.text("actions.newTab")}>
              {common.text("actions.book")}
            </ButtonLink>
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
        seats
        bags
        gearbox
        airConditioning
        alt(language: $language)
        cutout {
          publicURL
          svgSize {
            width
            height
          }
        }
      }
    }
  }
`;

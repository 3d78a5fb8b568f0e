import { graphql } from "gatsby";
import { excessFacts } from "../../core/hire/excess";
import { type Wish, lacks, unmetWishes, wishesFor } from "../../core/hire/fit";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { BookButton } from "../../blocks/ActionLinks/ActionLinks";
import { WrittenMessage } from "../../blocks/WrittenMessage/WrittenMessage";
import { InlineText } from "../../ui/InlineText";
import { VehicleParade } from "../../blocks/VehicleParade/VehicleParade";
import * as styles from "./Fleet.module.css";

const idsOf = (wishes: readonly Wish[]): string => wishes.map(({ id }) => id).join(" ");

/**
 * Choices that hide the cars which do not fit, by CSS alone. Where no car fits, it says so and writes the question.
 *
 * @source WCAG 2.2, 4.1.3: the result is announced
 */
function FleetFilter({ vehicles }: Pick<NonNullable<Queries.FleetFragment["fleetJson"]>, "vehicles">) {
  const { text } = useTexts("home");
  const label = ({ of, value }: Wish): string =>
    of === "gearbox" ? text(`fleet.gearbox.${String(value)}`) : `${text(`fleet.${of}`)}: ${String(value)}+`;
  return (
    <div className={styles.filter}>
      <fieldset>
        <legend>{text("fleet.filter")}</legend>
        {wishesFor(vehicles).map((wish) => (
          <label key={wish.id}>
            <input type="checkbox" name="fleet-wish" value={wish.id} />
            {label(wish)}
          </label>
        ))}
      </fieldset>
      <div role="status">
        {unmetWishes(vehicles).map((wishes) => {
          const list = wishes.map(label).join(", ");
          return (
            <div key={idsOf(wishes)} className={styles.unmet} data-unmet={idsOf(wishes)}>
              <p>
                <strong>{text("fleet.unmet.title")}</strong> {list}. {text("fleet.unmet.text")}
              </p>
              <WrittenMessage message={`${text("fleet.unmet.message")} ${list}.`} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

export function Fleet({ data: { fleetJson, groupFacts } }: { readonly data: Queries.FleetFragment }) {
  const { text } = useTexts("home");
  const { vehicles } = required(fleetJson, "data/fleet.json");
  const wishes = wishesFor(vehicles);
  const excess = (group: string | null): string => {
    const [fact, ...others] = excessFacts(group, groupFacts.nodes);
    return text(others.length > 0 ? "fleet.excess.any" : fact === "carExcessSmall" ? "fleet.excess.small" : "fleet.excess.large");
  };
  return (
    <VehicleParade
      id="fleet"
      eyebrow={text("fleet.eyebrow")}
      title={text("fleet.title")}
      lead={text("fleet.lead")}
      filter={wishes.length === 0 ? undefined : <FleetFilter vehicles={vehicles} />}
      vehicles={vehicles.map(({ id, name, type, text: about, alt, cutout, airConditioning, group, ...fit }) => ({
        id,
        name,
        alt,
        cutout,
        text: about,
        lacks: idsOf(lacks(fit, wishes)),
        notes: [
          type,
          text(`fleet.gearbox.${fit.gearbox}`),
          `${text("fleet.seats")}: ${String(fit.seats)}`,
          `${text("fleet.bags")}: ${String(fit.bags)}`,
          ...(airConditioning ? [text("fleet.airConditioning")] : []),
          `${text("fleet.group")}: ${group ?? text("fleet.ask")}`,
          excess(group),
          text("fleet.deposit"),
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
              {vehicles.every(({ group }) => group !== null) ? null : (
                <details className={styles.askGroup}>
                  <summary>{text("fleet.askGroup.title")}</summary>
                  <WrittenMessage message={text("fleet.askGroup.message")} />
                </details>
              )}
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
        group
        airConditioning
        availability
        alt(language: $language)
        cutout {
          ...VehicleDrawing
        }
      }
    }
    groupFacts: allFact(filter: { factId: { in: ["carGroupsSmall", "carGroupsLarge"] } }) {
      nodes {
        factId
        value
      }
    }
  }
`;

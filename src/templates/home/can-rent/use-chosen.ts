import type { Choices } from "../../../core/hire/trip-choices";
import { useTexts } from "../../../i18n/texts";
import type { Country } from "./Questions";

type Line = readonly [label: string, value: string];

/** Writes choices as questions and answers in the language of the page, without what does not apply. */
export function useChosen(countries: readonly Country[]): (choices: Choices) => readonly Line[] {
  const { text } = useTexts("home");
  const ages = (age: Choices["age"]) => text(`canRent.questions.age.options.${age}`);
  const held = (licence: Choices["licence"]) => text(`canRent.questions.licence.options.${licence}`);
  return ({ vehicle, north, age, licence, payment, from, pickUp, until, dropOff, days, age2, licence2, protection, country, rate }) => {
    const when = (applies: boolean, ...lines: readonly Line[]): readonly Line[] => (applies ? lines : []);
    const isCar = vehicle === "car";
    const name = countries.find(({ code }) => code === country)?.name ?? text("canRent.trip.otherCountry");
    return [
      [text("canRent.questions.vehicle.legend"), text(`canRent.questions.vehicle.options.${vehicle}`)],
      ...when(isCar && (from === "" || until === ""), [text("canRent.trip.days"), days]),
      ...when(
        isCar,
        [text(from === "" ? "canRent.trip.pickUp" : "canRent.trip.from"), `${from} ${pickUp}`.trim()],
        [text(until === "" ? "canRent.trip.dropOff" : "canRent.trip.until"), `${until} ${dropOff}`.trim()],
      ),
      [text("canRent.questions.age.legend"), ages(age)],
      [text("canRent.questions.licence.legend"), held(licence)],
      ...when(country !== "", [text("canRent.trip.country"), name]),
      [text("canRent.questions.payment.legend"), text(`canRent.questions.payment.options.${payment}`)],
      [text("canRent.questions.north.legend"), text(`canRent.questions.north.options.${north}`)],
      ...when(
        isCar && age2 !== "",
        [text("canRent.trip.age2"), age2 === "" ? "" : ages(age2)],
        [text("canRent.trip.licence2"), held(licence2)],
      ),
      ...when(isCar && protection === "yes", [text("canRent.trip.protection"), text("canRent.trip.yes")]),
      ...when(isCar && rate !== "", [text("canRent.trip.rate"), rate]),
    ];
  };
}

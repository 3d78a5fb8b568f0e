import {
  AGE_BANDS,
  type RentalAnswer,
  type HireFact,
  LICENCE_BANDS,
  PAYMENTS,
  VEHICLES,
  canRent,
  lowestAges,
  rentRules,
  shortestLicences,
} from "./can-rent";

/** The questions of “Can I rent?” in order, each with its answers. */
export const QUESTIONS = {
  vehicle: VEHICLES,
  age: AGE_BANDS,
  licence: LICENCE_BANDS,
  payment: PAYMENTS,
  north: ["no", "yes"],
} as const;

export type Question = keyof typeof QUESTIONS;

export const QUESTION_IDS = Object.keys(QUESTIONS) as readonly Question[];

export type Choices = { readonly [Name in Question]: (typeof QUESTIONS)[Name][number] };

/** What most visitors would choose. */
export const USUAL: Choices = { vehicle: "car", age: "standard", licence: "standard", payment: "own", north: "no" };

/** Reads a visitor's choices from the fields of the form. A field that is missing or unknown gets the usual choice. */
export function readChoices(fields: URLSearchParams): Choices {
  const chosen = <Option extends string>(name: Question, options: readonly Option[], usual: Option): Option =>
    options.find((option) => option === fields.get(name)) ?? usual;
  return {
    vehicle: chosen("vehicle", QUESTIONS.vehicle, USUAL.vehicle),
    age: chosen("age", QUESTIONS.age, USUAL.age),
    licence: chosen("licence", QUESTIONS.licence, USUAL.licence),
    payment: chosen("payment", QUESTIONS.payment, USUAL.payment),
    north: chosen("north", QUESTIONS.north, USUAL.north),
  };
}

/** A car whose figures are known, as the page shows them. */
export interface Car {
  readonly id: string;
  readonly name: string;
  readonly deposit: string;
  readonly excess: string;
}

/** The cars that visitors choose among: all of them, once the deposit and the excess of each are known; none before. */
export function carsWithFigures(cars: readonly { readonly [Key in keyof Car]: Car[Key] | null }[]): readonly Car[] {
  const known = cars.filter((car): car is Car => car.deposit !== null && car.excess !== null);
  return known.length === cars.length ? known : [];
}

/** The car that a visitor has chosen; the first if none is, and `undefined` if there is no choice of cars. */
export function chosenCar(fields: URLSearchParams, cars: readonly Car[]): Car | undefined {
  return cars.find(({ id }) => id === fields.get("vehicle")) ?? cars[0];
}

/** The answer to a visitor's choices. It is worked out for the lowest value of each band, because the whole band has the same answer. */
export function answerTo({ vehicle, age, licence, payment, north }: Choices, facts: readonly HireFact[]): RentalAnswer {
  const rules = rentRules(facts);
  return canRent(
    { vehicle, age: lowestAges(rules)[age], licenceMonths: shortestLicences(rules)[licence], payment, north: north === "yes" },
    rules,
  );
}

export const FIGURES = ["pay", "hold", "risk"] as const;

/** The three figures of an answer: which amount each shows, and the clause that it comes from. */
export interface Figures {
  readonly pay: { readonly amount: "nothing" | "young" | "north" | "youngNorth"; readonly clause: string };
  readonly hold: { readonly amount: "standard" | "young" | "van"; readonly clause: string };
  readonly risk: { readonly amount: "car" | "north" | "van"; readonly clause: string };
}

/**
 * What the driver pays on top of the rental, what is held, and what damage can cost; `undefined` for an answer that promises nothing.
 *
 * @source requirements 12.2 to 12.4, 12.9 and 13.2
 */
export function figuresOf({ kind }: Pick<RentalAnswer, "kind">, { north }: Pick<Choices, "north">): Figures | undefined {
  if (kind === undefined) {
    return undefined;
  }
  if (kind === "van") {
    return {
      pay: { amount: "nothing", clause: "van-driver" },
      hold: { amount: "van", clause: "van-deposit" },
      risk: { amount: "van", clause: "van-damage" },
    };
  }
  const isNorth = north === "yes";
  return {
    pay:
      kind === "young"
        ? { amount: isNorth ? "youngNorth" : "young", clause: "car-driver" }
        : { amount: isNorth ? "north" : "nothing", clause: isNorth ? "car-north" : "car-driver" },
    hold: { amount: kind, clause: "car-deposit" },
    risk: isNorth ? { amount: "north", clause: "car-north" } : { amount: "car", clause: "car-excess" },
  };
}

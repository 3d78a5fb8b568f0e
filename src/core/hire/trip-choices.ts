import { daysAfter } from "../days/cyprus-time";
import {
  AGE_BANDS,
  type Answer,
  type HireFact,
  LICENCE_BANDS,
  PAYMENTS,
  VEHICLES,
  VERDICTS,
  type Verdict,
  canRent,
  hireFact,
  lowestAges,
  rentRules,
  shortestLicences,
} from "./can-rent";
import { DAYS_A_MONTH, type Trip, type TripCost, tripCost } from "./cost";

/** How long the trip is in the north, by the steps of the insurance's issuer. */
const NORTH_STAYS = ["no", "short", "long", "longer"] as const;

/** The questions that have radio buttons: about the journey, then about the driver. */
export const QUESTIONS = {
  vehicle: VEHICLES,
  age: AGE_BANDS,
  licence: LICENCE_BANDS,
  payment: PAYMENTS,
  north: NORTH_STAYS,
} as const;

export const PROTECTION = ["no", "yes"] as const;

/** A country that the list does not name: ISO 3166 leaves this code to its users. */
export const OTHER_COUNTRY = "ZZ";

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAYS = /^[1-9]\d{0,2}$/;
const RATE = /^\d{1,4}(?:[.,]\d{1,2})?$/;

/**
 * What a visitor chose, from the fields of the form or from the hash of the address. What is missing or cannot be read is as most visitors
 * would choose.
 *
 * @returns every choice; a field that was left empty is ""
 */
export function readChoices(fields: URLSearchParams) {
  const oneOf = <Value extends string>(name: string, values: readonly Value[], usual: NoInfer<Value>): Value =>
    values.find((value) => value === fields.get(name)) ?? usual;
  const matching = (name: string, pattern: RegExp, usual = ""): string => {
    const value = fields.get(name) ?? "";
    return pattern.test(value) ? value : usual;
  };
  /** A day of the calendar: “2027-02-30” matches the pattern but does not exist. */
  const day = (name: string): string => {
    const value = matching(name, DAY);
    return value !== "" && daysAfter(value, 0) === value ? value : "";
  };
  return {
    vehicle: oneOf("vehicle", VEHICLES, "car"),
    north: oneOf("north", NORTH_STAYS, "no"),
    age: oneOf("age", AGE_BANDS, "standard"),
    licence: oneOf("licence", LICENCE_BANDS, "standard"),
    payment: oneOf("payment", PAYMENTS, "own"),
    from: day("from"),
    pickUp: matching("pickUp", HOUR, "10:00"),
    until: day("until"),
    dropOff: matching("dropOff", HOUR, "10:00"),
    /** Counts where one of the two days is missing. */
    days: matching("days", DAYS, "7"),
    /** "": no second driver. */
    age2: oneOf("age2", ["", ...AGE_BANDS], ""),
    licence2: oneOf("licence2", LICENCE_BANDS, "standard"),
    protection: oneOf("protection", PROTECTION, "no"),
    country: matching("country", /^[A-Z]{2}$/),
    rate: matching("rate", RATE),
  };
}

export type Choices = ReturnType<typeof readChoices>;

/** What most visitors would choose. */
export const USUAL: Choices = readChoices(new URLSearchParams());

/** The choices that are not the usual ones, as the hash of the address holds them. `readChoices` reads them again. */
export function writeChoices(choices: Choices): string {
  const usual = new Map(Object.entries(USUAL));
  return new URLSearchParams(Object.entries(choices).filter(([name, value]) => value !== usual.get(name))).toString();
}

/** When the trip is; `undefined` if its return is not after its pick-up. */
function timeOf({ from, until, days, pickUp, dropOff }: Choices): Trip["time"] | undefined {
  if (from === "") {
    return { days: Number(days) };
  }
  const last = until === "" ? daysAfter(from, Number(days)) : until;
  return `${last}T${dropOff}` > `${from}T${pickUp}` ? { from, until: last } : undefined;
}

/** The longest stay of each step, in days; one more than the longest step for a longer one. */
function northDays(stay: Choices["north"], facts: readonly HireFact[]): number {
  const days = Number(hireFact(facts, "northInsuranceShortDays") ?? 1);
  const months = Number(hireFact(facts, "northInsuranceLongMonths") ?? 1);
  return { no: 0, short: days, long: months * DAYS_A_MONTH, longer: months * DAYS_A_MONTH + 1 }[stay];
}

export interface TripAnswer extends Pick<TripCost, "sums"> {
  readonly verdict: Verdict;
  /** Of all drivers, each once, strictest first. */
  readonly reasons: Answer["reasons"];
  /** What to do next. */
  readonly next: "standard" | "young" | "van" | "ask" | "no";
  readonly hasWrongDates: boolean;
}

/**
 * The answer to a visitor's choices. For a band of ages or of licences it is that of the lowest; the rest of the band has the same.
 *
 * @param facts from the page query
 * @param isLicenceUnknown true while it is not known if the country's licences are recognised: then the visitor must ask
 */
export function answerTo(choices: Choices, facts: readonly HireFact[], isLicenceUnknown: boolean): TripAnswer {
  const rules = rentRules(facts);
  const driver = (age: Choices["age"], licence: Choices["licence"]) => ({
    age: lowestAges(rules)[age],
    licenceMonths: shortestLicences(rules)[licence],
  });
  const { vehicle, payment, age2 } = choices;
  const first = driver(choices.age, choices.licence);
  const time = timeOf(choices);
  const rate = Math.round(Number(choices.rate.replace(",", ".")) * 100);
  const car = (): TripCost =>
    tripCost(
      {
        time: time ?? { days: 1 },
        pickUp: choices.pickUp,
        dropOff: choices.dropOff,
        drivers: age2 === "" ? [first] : [first, driver(age2, choices.licence2)],
        payment,
        northDays: northDays(choices.north, facts),
        extraProtection: choices.protection === "yes",
        dayRate: rate === 0 ? undefined : rate,
      },
      facts,
    );
  const van = (): TripCost => {
    const answer = canRent({ ...first, vehicle, payment, north: choices.north !== "no" }, rules);
    return { verdict: answer.verdict, answers: [answer], sums: undefined };
  };
  const { verdict: hired, answers, sums } = vehicle === "car" ? car() : van();
  const verdict = isLicenceUnknown && hired !== "no" ? "ask" : hired;
  const reasons = new Map(answers.flatMap((answer) => answer.reasons).map((reason) => [reason.id, reason]));
  const next = { yes: vehicle === "van" ? "van" : "standard", "yes-with-surcharge": "young", ask: "ask", no: "no" } as const;
  return {
    verdict,
    reasons: [...reasons.values()].sort((one, other) => VERDICTS.indexOf(other.verdict) - VERDICTS.indexOf(one.verdict)),
    next: next[verdict],
    sums: time === undefined ? undefined : sums,
    hasWrongDates: time === undefined,
  };
}

import { type Answer, type Driver, type HireFact, VERDICTS, type Verdict, canRent, hireFact, rentRules } from "./can-rent";
import { hoursOf, isWithin } from "./opening";

/** A trip with a rented car. Hours are Cyprus time as “HH:MM”, days “YYYY-MM-DD”. The deposit is held on the first driver's card. */
export interface Trip extends Pick<Driver, "payment"> {
  /** The number of rental days, or the days of pick-up and return. */
  readonly time: { readonly days: number } | { readonly from: string; readonly until: string };
  readonly pickUp: string;
  readonly dropOff: string;
  readonly drivers: readonly [TripDriver, ...TripDriver[]];
  /** Days in Northern Cyprus, the first and the last included; 0 for none. */
  readonly northDays: number;
  readonly extraProtection: boolean;
  /** The group of the car, such as “B1”, where the visitor knows it. */
  readonly group?: string | undefined;
  /** What the visitor read on the reservations site for one day, in whole cents. */
  readonly dayRate?: number | undefined;
}

type TripDriver = Pick<Driver, "age" | "licenceMonths">;

interface Price {
  /** In whole cents. */
  readonly least: number;
  /** In whole cents; `undefined` where the terms set no limit or a fact is not told. */
  readonly most: number | undefined;
  /** The facts that are not told. The page says “ask us”. */
  readonly unknown: readonly string[];
}

/**
 * Every line that a sum can have, with the anchor on the page of the terms that it comes from. A line in the table of fees
 * (`data/terms.json`) has the fee's id, and with it the fee's note on VAT.
 */
export const COST_LINES = {
  rental: "car-included",
  "young-driver": "car-driver",
  "additional-driver": "car-driver",
  "out-of-hours": "car-return",
  "extra-protection": "car-deposit",
  "north-insurance": "car-north",
  deposit: "car-deposit",
  "young-deposit": "car-deposit",
  excess: "car-excess",
  "damage-admin": "fees",
  "north-damage": "car-north",
  "late-return": "car-return",
  refuelling: "car-return",
  cleaning: "fees",
  valeting: "fees",
  "fine-admin": "fees",
} as const;

export interface CostLine extends Price {
  readonly id: keyof typeof COST_LINES;
  readonly clause: string;
}

export interface Sum extends Price {
  readonly lines: readonly CostLine[];
}

export interface TripCost {
  /** The strictest of all drivers. */
  readonly verdict: Verdict;
  /** One for each driver, in order. */
  readonly answers: readonly Answer[];
  /** `undefined` for the verdicts `ask` and `no`, which promise nothing. */
  readonly sums: ReturnType<typeof sumsOf> | undefined;
}

/** In milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The shortest month: the reading that promises less. */
export const DAYS_A_MONTH = 28;

const NOTHING: Price = { least: 0, most: 0, unknown: [] };

/** The facts of the terms, as numbers and prices. */
function registry(facts: readonly HireFact[]) {
  const number = (id: string): number | undefined => {
    const value = hireFact(facts, id);
    return typeof value === "number" ? value : undefined;
  };
  /** From the lowest to the highest of some amounts in euros; while one of them is not told, without limit. */
  const price = (...ids: readonly string[]): Price => {
    const cents = ids.map((id) => Math.round((number(id) ?? NaN) * 100));
    const unknown = ids.filter((id) => number(id) === undefined);
    return unknown.length > 0 ? { least: 0, most: undefined, unknown } : { least: Math.min(...cents), most: Math.max(...cents), unknown };
  };
  return { facts, number, price };
}

type Registry = ReturnType<typeof registry>;

/** The sum of some prices, without limit if one of them has none. */
function total(prices: readonly Price[]): Price {
  return prices.reduce(
    (one, other) => ({
      least: one.least + other.least,
      most: one.most === undefined || other.most === undefined ? undefined : one.most + other.most,
      unknown: [...new Set([...one.unknown, ...other.unknown])],
    }),
    NOTHING,
  );
}

function times(price: Price, least: number, most = least): Price {
  return most === 0 ? NOTHING : { ...price, least: price.least * least, most: price.most === undefined ? undefined : price.most * most };
}

const line = (id: CostLine["id"], price: Price): CostLine => ({ ...price, id, clause: COST_LINES[id] });

/** The sum of the lines that cost something. */
function sum(...all: readonly CostLine[]): Sum {
  const lines = all.filter(({ most }) => most !== 0);
  return { ...total(lines), lines };
}

const millisecondsAt = (day: string, hour: string): number => Date.parse(`${day}T${hour}Z`);

/** Rental days. The terms do not say how a part of a day counts, so it counts as none or one until `rentalDayHours` is told. */
function rentalDays({ time, pickUp, dropOff }: Trip, { number }: Registry) {
  const length = "days" in time ? time.days * DAY : millisecondsAt(time.until, dropOff) - millisecondsAt(time.from, pickUp);
  if (!(length > 0)) {
    throw new RangeError("The return must be after the pick-up.");
  }
  const hours = "days" in time ? 24 : number("rentalDayHours");
  const days = length / ((hours ?? 24) * HOUR);
  const most = Math.ceil(days);
  const least = hours === undefined ? Math.max(1, Math.floor(days)) : most;
  return { least, most, unknown: least === most ? [] : ["rentalDayHours"] };
}

/** The fee for each handover outside the free hours. */
function outOfHours({ pickUp, dropOff }: Trip, { price, facts }: Registry): Price {
  const hours = hoursOf(facts, "carHandoverOpens", "carHandoverCloses");
  return hours === undefined
    ? price("carHandoverOpens", "carHandoverCloses")
    : times(price("carOutOfHours"), [pickUp, dropOff].filter((hour) => !isWithin(hours, hour)).length);
}

/** Insurance for the north by the steps of its issuer. For a stay beyond the longest step no price is told. */
function northInsurance(days: number, { number, price }: Registry): Price {
  const shortDays = number("northInsuranceShortDays");
  const longMonths = number("northInsuranceLongMonths");
  if (shortDays === undefined || longMonths === undefined) {
    return price("northInsuranceShortDays", "northInsuranceLongMonths");
  }
  if (days <= shortDays) {
    return price("northInsuranceShort");
  }
  const long = price("northInsuranceLong");
  return days <= longMonths * DAYS_A_MONTH ? long : { ...long, most: undefined, unknown: [...long.unknown, "northInsuranceLonger"] };
}

/** The facts with the excess that a car can have; all of them where its group is not known. */
export function excessFacts(group: string | null | undefined, facts: readonly HireFact[]): readonly string[] {
  const sizes = ["Small", "Large"];
  const own = sizes.filter((size) => {
    const groups = hireFact(facts, `carGroups${size}`);
    return Array.isArray(groups) && groups.includes(group);
  });
  return (own.length === 0 ? sizes : own).map((size) => `carExcess${size}`);
}

/** What the renter pays of any damage, by group of car. Another fact says by how much extra protection reduces it. */
function excess({ group, extraProtection }: Trip, { price, facts }: Registry): Price {
  const full = price(...excessFacts(group, facts));
  const reduced = extraProtection ? price("carProtectionExcess") : full;
  return reduced.most === undefined ? { ...full, least: 0, unknown: [...new Set([...full.unknown, ...reduced.unknown])] } : reduced;
}

/** What an accepted trip comes to. */
function sumsOf(trip: Trip, youngDrivers: number, terms: Registry) {
  const { number, price } = terms;
  const { drivers, northDays, extraProtection, time, pickUp, dropOff } = trip;
  const protection = extraProtection ? "Protected" : "";
  const deposit = extraProtection ? price("carDepositProtected") : price("carDepositMin", "carDepositMax");
  const days = rentalDays(trip, terms);
  const daily = (each: Price, people = 1): Price => times(each, days.least * people, days.most * people);
  const rate = trip.dayRate === undefined ? price("carPriceFrom", "carPriceMax") : { ...NOTHING, least: trip.dayRate, most: trip.dayRate };
  const lateDays = number("carLateDays");
  /** By the clock, so that a night on which it changes has 24 hours. */
  const moment = (day: "from" | "until", hour: string, id: string, each: number): string | undefined => {
    const count = number(id);
    return "days" in time || count === undefined
      ? undefined
      : new Date(millisecondsAt(time[day], hour) + count * each).toISOString().slice(0, "YYYY-MM-DDTHH:MM".length);
  };
  return {
    /** A range where the hours of the trip do not settle whether the last day counts. */
    days: { least: days.least, most: days.most },
    /** What the visitor pays; insurance for the north goes to its issuer. */
    pay: sum(
      line("rental", { ...daily(rate), unknown: [...rate.unknown, ...days.unknown] }),
      line("young-driver", daily(price("carYoungSurcharge"), youngDrivers)),
      line("additional-driver", daily(price("carAdditionalDriver"), drivers.length - 1)),
      line("out-of-hours", outOfHours(trip, terms)),
      line("extra-protection", daily(price("carProtectionPrice"), Number(extraProtection))),
      line("north-insurance", northDays > 0 ? northInsurance(northDays, terms) : NOTHING),
    ),
    /** What is held on the card. One young driver is enough for the higher deposit: the reading that promises less. */
    hold: sum(youngDrivers > 0 ? line("young-deposit", price(`carYoungDeposit${protection}`)) : line("deposit", deposit)),
    /** What one damage or theft can cost on top. The collision damage waiver does not apply in the north. */
    risk: sum(
      line("excess", excess(trip, terms)),
      line("damage-admin", price("carDamageAdmin")),
      line("north-damage", northDays > 0 ? price("northExcess") : NOTHING),
    ),
    /** What is charged each time that it happens; the return is up to a day late. Fuel and fines are paid as well. */
    onlyIf: [
      line("late-return", total([price("carLateAdmin"), lateDays === undefined ? price("carLateDays") : times(rate, lateDays)])),
      line("refuelling", { ...price("carRefuelling"), most: undefined }),
      line("cleaning", price("carCleaning")),
      line("valeting", price("carValeting")),
      line("fine-admin", { ...price("carFineAdmin"), most: undefined }),
    ],
    /** Cyprus time as “YYYY-MM-DDTHH:MM”; `undefined` where the days of the trip or the fact are not known. */
    freeCancellingUntil: moment("from", pickUp, "carCancelNotice", -HOUR),
    releasedBy: moment("until", dropOff, "carDepositReleaseHours", HOUR),
    releasedAtLatest: moment("until", dropOff, "carDepositReleaseMaxDays", DAY),
  };
}

/**
 * What a car rental comes to: what one pays, what is held, and what one risks. Never a quote: without a typed day rate the rental is the
 * range from the lowest to the highest price a day.
 *
 * @param facts from the page query; one that is missing makes its line unknown
 * @returns the verdict on every driver, and the sums unless a driver is refused or has to ask
 * @throws RangeError when the return is not after the pick-up; Error when a fact on who may rent is missing
 * @source facts.md: car; Northern Cyprus; fees and VAT
 */
export function tripCost(trip: Trip, facts: readonly HireFact[]): TripCost {
  const rules = rentRules(facts);
  const answers = trip.drivers.map((driver, index) =>
    canRent({ ...driver, vehicle: "car", payment: index === 0 ? trip.payment : "own", north: trip.northDays > 0 }, rules),
  );
  const verdict = VERDICTS.findLast((one) => answers.some((answer) => answer.verdict === one)) ?? "no";
  const youngDrivers = answers.filter(({ kind }) => kind === "young").length;
  return {
    verdict,
    answers,
    sums: answers.every(({ kind }) => kind !== undefined) ? sumsOf(trip, youngDrivers, registry(facts)) : undefined,
  };
}

/** The facts that decide who may rent (`data/facts.json`); ages and licences in years, except where the name says months. */
const RENT_RULE_IDS = [
  "carAgeMin",
  "carAgeMax",
  "carLicenceYears",
  "carYoungAgeMin",
  "carLicenceMonthsMin",
  "carAskAgeMin",
  "vanAgeMin",
  "vanLicenceYears",
] as const;

export type RentRules = Readonly<Record<(typeof RENT_RULE_IDS)[number], number>>;

export const VEHICLES = ["car", "van"] as const;

/**
 * The card for the deposit: `own`, a debit or credit card of an accepted brand in the driver's name; `other-kind`, such as Diners or
 * prepaid; `someone-else`, in another person's name; or `none`.
 */
export const PAYMENTS = ["own", "other-kind", "someone-else", "none"] as const;

export interface Driver {
  readonly vehicle: (typeof VEHICLES)[number];
  /** Completed years. */
  readonly age: number;
  /** For how many completed months the full licence has been held. */
  readonly licenceMonths: number;
  readonly payment: (typeof PAYMENTS)[number];
  /** Whether the journey leads to Northern Cyprus. */
  readonly north: boolean;
}

/** The verdicts from the mildest to the strictest. */
const VERDICTS = ["yes", "yes-with-surcharge", "ask", "no"] as const;

export type Verdict = (typeof VERDICTS)[number];

/**
 * Every reason that an answer can have, with its verdict. `clause` is an anchor on the page of the booking terms. The texts are
 * `reasons.<id>` in `can-i-rent.json`.
 */
export const REASONS = {
  "car-standard": { verdict: "yes", clause: "car-driver" },
  "car-young-age": { verdict: "yes-with-surcharge", clause: "car-driver" },
  "car-short-licence": { verdict: "yes-with-surcharge", clause: "car-driver" },
  "car-ask-age": { verdict: "ask", clause: "car-driver" },
  "car-age-under": { verdict: "no", clause: "car-driver" },
  "car-age-over": { verdict: "no", clause: "car-driver" },
  "car-licence-under": { verdict: "no", clause: "car-driver" },
  "car-card-other-kind": { verdict: "no", clause: "car-cards" },
  "car-card-someone-else": { verdict: "no", clause: "car-cards" },
  "car-card-none": { verdict: "no", clause: "car-deposit" },
  "car-north": { verdict: "yes-with-surcharge", clause: "car-north" },
  "van-standard": { verdict: "yes", clause: "van-driver" },
  "van-ask-age": { verdict: "ask", clause: "van-driver" },
  "van-licence-under": { verdict: "no", clause: "van-driver" },
  "van-card": { verdict: "ask", clause: "van-deposit" },
  "van-north": { verdict: "ask", clause: "van-north" },
} as const satisfies Readonly<Record<string, { readonly verdict: Verdict; readonly clause: string }>>;

export type ReasonId = keyof typeof REASONS;

/** The columns of the drivers' table, `columns.*` of `drivers.json`. */
export const DRIVER_KINDS = ["standard", "young", "van"] as const;

export type DriverKind = (typeof DRIVER_KINDS)[number];

export interface RentalAnswer {
  readonly verdict: Verdict;
  /** What applies, strictest first; never empty. A “no” has only what forbids the rental: the rest would sound like permission. */
  readonly reasons: readonly ({ readonly id: ReasonId } & (typeof REASONS)[ReasonId])[];
  /** Whose surcharge and deposit apply; `undefined` for `ask` and `no`, which promise nothing. */
  readonly kind: DriverKind | undefined;
}

const MONTHS_A_YEAR = 12;

/** What a car's terms say about age and licence. */
function carDriver({ age, licenceMonths }: Driver, rules: RentRules): readonly ReasonId[] {
  const licenceTooNew: readonly ReasonId[] = licenceMonths < rules.carLicenceMonthsMin ? ["car-licence-under"] : [];
  if (age < rules.carAskAgeMin) {
    return ["car-age-under", ...licenceTooNew];
  }
  if (age > rules.carAgeMax) {
    return ["car-age-over", ...licenceTooNew];
  }
  if (age < rules.carYoungAgeMin) {
    return ["car-ask-age", ...licenceTooNew];
  }
  if (licenceTooNew.length > 0) {
    return licenceTooNew;
  }
  // Both make a young driver, who pays once.
  if (age < rules.carAgeMin) {
    return ["car-young-age"];
  }
  return [licenceMonths < rules.carLicenceYears * MONTHS_A_YEAR ? "car-short-licence" : "car-standard"];
}

/** What a van's terms say about age and licence. They set no maximum age. */
function vanDriver({ age, licenceMonths }: Driver, rules: RentRules): readonly ReasonId[] {
  const reasons: readonly ReasonId[] = [
    ...(age < rules.vanAgeMin ? (["van-ask-age"] as const) : []),
    ...(licenceMonths < rules.vanLicenceYears * MONTHS_A_YEAR ? (["van-licence-under"] as const) : []),
  ];
  return reasons.length === 0 ? ["van-standard"] : reasons;
}

/**
 * What the terms say about a card. For cars, it must be of a named brand and in the driver's own name. The terms for vans do not mention
 * cards, so the driver has to ask.
 */
function card({ vehicle, payment }: Driver): readonly ReasonId[] {
  if (payment === "own") {
    return [];
  }
  return vehicle === "van" ? ["van-card"] : [`car-card-${payment}`];
}

/**
 * Whether a driver may rent, and why: the strictest verdict of all reasons that apply.
 *
 * @source requirements 12.2, 12.5, 12.9, 13.1 and 13.2. Where two readings are possible, this follows the one that promises less.
 * @example canRent({ vehicle: "car", age: 22, licenceMonths: 40, payment: "own", north: false }, rules).verdict // "yes-with-surcharge"
 */
export function canRent(driver: Driver, rules: RentRules): RentalAnswer {
  const ids: readonly ReasonId[] = [
    ...(driver.vehicle === "car" ? carDriver(driver, rules) : vanDriver(driver, rules)),
    ...card(driver),
    ...(driver.north ? ([`${driver.vehicle}-north`] as const) : []),
  ];
  const all = ids
    .map((id) => ({ id, ...REASONS[id] }))
    .sort((one, other) => VERDICTS.indexOf(other.verdict) - VERDICTS.indexOf(one.verdict));
  const verdict = all[0]?.verdict ?? "no";
  const isYoung = ids.includes("car-young-age") || ids.includes("car-short-licence");
  const kind = driver.vehicle === "van" ? "van" : isYoung ? "young" : "standard";
  const reasons = verdict === "no" ? all.filter((reason) => reason.verdict === "no") : all;
  const isAccepted = verdict === "yes" || verdict === "yes-with-surcharge";
  return { verdict, reasons, kind: isAccepted ? kind : undefined };
}

/** A fact as the page query gives it. */
export interface HireFact {
  readonly factId: string;
  readonly value: unknown;
}

/**
 * The rules from the facts of the page query.
 *
 * @throws Error when a rule is missing or not a number, so that the build stops
 */
export function rentRules(facts: readonly HireFact[]): RentRules {
  const rule = (id: string): number => {
    const value = facts.find(({ factId }) => factId === id)?.value;
    if (typeof value !== "number") {
      throw new Error(`Who may rent needs the fact “${id}”, a number.`);
    }
    return value;
  };
  return Object.fromEntries(RENT_RULE_IDS.map((id) => [id, rule(id)])) as RentRules;
}

/** Bands of ages, in order. All ages in a band get the same answer. A band is named after the rule that begins it. */
export const AGE_BANDS = ["ask", "young", "van", "standard", "over"] as const;

/** Bands of licence length, in order, in the same way. */
export const LICENCE_BANDS = ["under", "young", "van", "standard"] as const;

/** The lowest age of each band, in completed years. Ages below the first band are not offered. */
export function lowestAges(rules: RentRules): Readonly<Record<(typeof AGE_BANDS)[number], number>> {
  return {
    ask: rules.carAskAgeMin,
    young: rules.carYoungAgeMin,
    van: rules.vanAgeMin,
    standard: rules.carAgeMin,
    over: rules.carAgeMax + 1,
  };
}

/** The shortest licence of each band, in completed months. */
export function shortestLicences(rules: RentRules): Readonly<Record<(typeof LICENCE_BANDS)[number], number>> {
  return {
    under: 0,
    young: rules.carLicenceMonthsMin,
    van: rules.vanLicenceYears * MONTHS_A_YEAR,
    standard: rules.carLicenceYears * MONTHS_A_YEAR,
  };
}

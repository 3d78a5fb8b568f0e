/** The facts that decide who may rent (`data/facts.json`); ages and licences in years, except where the name says months. */
export const RENT_RULE_IDS = [
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

export type Vehicle = (typeof VEHICLES)[number];

/**
 * What the deposit could be held on: a card of an accepted brand, debit or credit, in the driver's own name; a card of another kind
 * (Diners, prepaid, another brand); a card in somebody else's name; no card.
 */
export const PAYMENTS = ["own", "other-kind", "somebody-else", "none"] as const;

export type Payment = (typeof PAYMENTS)[number];

/** Somebody who would like to drive. */
export interface Driver {
  readonly vehicle: Vehicle;
  /** Completed years. */
  readonly age: number;
  /** For how many completed months the full licence has been held. */
  readonly licenceMonths: number;
  readonly payment: Payment;
  /** Whether the journey leads to Northern Cyprus. */
  readonly north: boolean;
}

/** The verdicts from the mildest to the strictest. */
export const VERDICTS = ["yes", "yes-with-surcharge", "ask", "no"] as const;

export type Verdict = (typeof VERDICTS)[number];

interface ReasonRule {
  readonly verdict: Verdict;
  /** The anchor on the page of the terms: `<part>-<clause>` of `data/terms.json`. */
  readonly clause: string;
  /** The facts that name what it costs or what is held; empty where it is neither. */
  readonly costs: readonly string[];
}

/** Every reason that an answer can have. Its text is `canRent.reasons.<id>` of `home.json`. */
const REASONS = {
  "car-standard": { verdict: "yes", clause: "car-driver", costs: [] },
  "car-young-age": { verdict: "yes-with-surcharge", clause: "car-driver", costs: ["carYoungSurcharge"] },
  "car-short-licence": { verdict: "yes-with-surcharge", clause: "car-driver", costs: ["carYoungSurcharge"] },
  "car-ask-age": { verdict: "ask", clause: "car-driver", costs: [] },
  "car-age-under": { verdict: "no", clause: "car-driver", costs: [] },
  "car-age-over": { verdict: "no", clause: "car-driver", costs: [] },
  "car-licence-under": { verdict: "no", clause: "car-driver", costs: [] },
  "car-card-other-kind": { verdict: "no", clause: "car-cards", costs: [] },
  "car-card-somebody-else": { verdict: "no", clause: "car-cards", costs: [] },
  "car-card-none": { verdict: "no", clause: "car-deposit", costs: [] },
  "car-north": { verdict: "yes", clause: "car-north", costs: ["northInsuranceShort", "northInsuranceLong"] },
  "van-standard": { verdict: "yes", clause: "van-driver", costs: [] },
  "van-ask-age": { verdict: "ask", clause: "van-driver", costs: [] },
  "van-licence-under": { verdict: "no", clause: "van-driver", costs: [] },
  "van-card": { verdict: "ask", clause: "van-deposit", costs: ["vanDeposit"] },
  "van-north": { verdict: "ask", clause: "van-north", costs: [] },
} as const satisfies Readonly<Record<string, ReasonRule>>;

export type ReasonId = keyof typeof REASONS;

/** One reason of an answer. */
export interface Reason extends ReasonRule {
  readonly id: ReasonId;
}

/** Whose money applies: the columns of the drivers' table, `drivers.rows.*` of `home.json`. */
export const DRIVER_KINDS = ["standard", "young", "van"] as const;

export type DriverKind = (typeof DRIVER_KINDS)[number];

export interface Answer {
  readonly verdict: Verdict;
  /** All that apply, the strictest first; never empty. */
  readonly reasons: readonly Reason[];
  /** Whose surcharge and deposit apply; `undefined` where nothing is promised, as the answer is `ask` or `no`. */
  readonly kind: DriverKind | undefined;
}

const MONTHS_A_YEAR = 12;

const strictness = (verdict: Verdict): number => VERDICTS.indexOf(verdict);

/** What a car's terms say of age and licence. */
function carDriver({ age, licenceMonths }: Driver, rules: RentRules): readonly ReasonId[] {
  const isLicenceUnder = licenceMonths < rules.carLicenceMonthsMin;
  const isLicenceShort = !isLicenceUnder && licenceMonths < rules.carLicenceYears * MONTHS_A_YEAR;
  const licence: readonly ReasonId[] = isLicenceUnder ? ["car-licence-under"] : [];
  if (age < rules.carAskAgeMin) {
    return ["car-age-under", ...licence];
  }
  if (age > rules.carAgeMax) {
    return ["car-age-over", ...licence];
  }
  if (age < rules.carYoungAgeMin) {
    return ["car-ask-age", ...licence];
  }
  const accepted: readonly ReasonId[] = [
    ...licence,
    ...(age < rules.carAgeMin ? (["car-young-age"] as const) : []),
    ...(isLicenceShort ? (["car-short-licence"] as const) : []),
  ];
  return accepted.length === 0 ? ["car-standard"] : accepted;
}

/** What a van's terms say of age and licence. They name no highest age. */
function vanDriver({ age, licenceMonths }: Driver, rules: RentRules): readonly ReasonId[] {
  const hindrances: readonly ReasonId[] = [
    ...(age < rules.vanAgeMin ? (["van-ask-age"] as const) : []),
    ...(licenceMonths < rules.vanLicenceYears * MONTHS_A_YEAR ? (["van-licence-under"] as const) : []),
  ];
  return hindrances.length === 0 ? ["van-standard"] : hindrances;
}

/**
 * What the terms say of a card. A car's name the brands and want the card in the driver's own name; no other way to leave the deposit
 * is promised, so every other answer is no. A van's terms name no cards at all: neither yes nor no can be read from them.
 */
function card({ vehicle, payment }: Driver): readonly ReasonId[] {
  if (payment === "own") {
    return [];
  }
  return vehicle === "van" ? ["van-card"] : [`car-card-${payment}`];
}

/**
 * Whether somebody may rent, and why.
 *
 * @param driver age in completed years, licence in completed months
 * @param rules the figures of the terms, from the registry of facts
 * @returns the strictest verdict of all reasons that apply, and the reasons
 * @throws RangeError for an age or a licence that is not a number of zero or more: no answer is safer than a wrong one
 * @source facts.md: car, driver's age and licence; car, payment; Northern Cyprus; van, driver; van, money. Between two readings the one
 *   that promises less is taken.
 * @example canRent({ vehicle: "car", age: 22, licenceMonths: 40, payment: "own", north: false }, rules).verdict // "yes-with-surcharge"
 */
export function canRent(driver: Driver, rules: RentRules): Answer {
  if (!(driver.age >= 0) || !(driver.licenceMonths >= 0)) {
    throw new RangeError(`An age of ${String(driver.age)} years, or a licence of ${String(driver.licenceMonths)} months, is not one.`);
  }
  const ids: readonly ReasonId[] = [
    ...(driver.vehicle === "car" ? carDriver(driver, rules) : vanDriver(driver, rules)),
    ...card(driver),
    ...(driver.north ? ([`${driver.vehicle}-north`] as const) : []),
  ];
  const reasons = ids
    .map((id): Reason => ({ id, ...REASONS[id] }))
    .sort((one, other) => strictness(other.verdict) - strictness(one.verdict));
  const verdict = reasons[0]?.verdict ?? "no";
  return { verdict, reasons, kind: kindOf(driver.vehicle, verdict) };
}

function kindOf(vehicle: Vehicle, verdict: Verdict): DriverKind | undefined {
  switch (verdict) {
    case "yes":
      return vehicle === "van" ? "van" : "standard";
    case "yes-with-surcharge":
      return "young";
    case "ask":
    case "no":
      return undefined;
  }
}

/**
 * The rules out of facts as the page query gives them.
 *
 * @throws Error when a rule is missing or is not a number, so that the build stops instead of answering wrongly
 */
export function rentRules(facts: readonly { readonly factId: string; readonly value: unknown }[]): RentRules {
  const rule = (id: string): number => {
    const value = facts.find(({ factId }) => factId === id)?.value;
    if (typeof value !== "number") {
      throw new Error(`Who may rent needs the fact “${id}”, a number.`);
    }
    return value;
  };
  return Object.fromEntries(RENT_RULE_IDS.map((id) => [id, rule(id)])) as RentRules;
}

/** The ages between which the answer can change, in their order; each is named after the rule with which it begins. */
export const AGE_BANDS = ["ask", "young", "van", "standard", "over"] as const;

export type AgeBand = (typeof AGE_BANDS)[number];

/** The lengths of a licence between which the answer can change, in their order. */
export const LICENCE_BANDS = ["under", "young", "van", "standard"] as const;

export type LicenceBand = (typeof LICENCE_BANDS)[number];

/**
 * The lowest age of each band, in completed years. Every age of a band has the same answer as its lowest; ages below the first band
 * are not offered.
 */
export function lowestAges(rules: RentRules): Readonly<Record<AgeBand, number>> {
  return {
    ask: rules.carAskAgeMin,
    young: rules.carYoungAgeMin,
    van: rules.vanAgeMin,
    standard: rules.carAgeMin,
    over: rules.carAgeMax + 1,
  };
}

/** The shortest licence of each band, in completed months. Every licence of a band has the same answer as its shortest. */
export function shortestLicences(rules: RentRules): Readonly<Record<LicenceBand, number>> {
  return {
    under: 0,
    young: rules.carLicenceMonthsMin,
    van: rules.vanLicenceYears * MONTHS_A_YEAR,
    standard: rules.carLicenceYears * MONTHS_A_YEAR,
  };
}

/** The reasons by the question that gives them. An answer has at most one reason of each question. */
export const REASONS_BY_QUESTION = {
  age: ["car-standard", "car-young-age", "car-ask-age", "car-age-under", "car-age-over", "van-standard", "van-ask-age"],
  licence: ["car-short-licence", "car-licence-under", "van-licence-under"],
  payment: ["car-card-other-kind", "car-card-somebody-else", "car-card-none", "van-card"],
  north: ["car-north", "van-north"],
} as const satisfies Readonly<Record<string, readonly ReasonId[]>>;

/** The anchor of the clause of the terms from which a reason comes. */
export function clauseOf(id: ReasonId): string {
  return REASONS[id].clause;
}

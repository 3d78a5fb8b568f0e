import { type HireFact, hireFact } from "./can-rent";
import { type DailyHours, hoursOf, isWithin } from "./opening";

export const SERVICES = ["car", "van", "parking"] as const;

/** `landing`: the visitor comes from a flight. `leaving`: the visitor brings the vehicle back, or parks it. */
export const OCCASIONS = ["landing", "leaving"] as const;

type Occasion = (typeof OCCASIONS)[number];

interface Rule {
  /** The facts that hold the hours without a fee; none where one fact says that they are all. */
  readonly hours: readonly [opens: string, closes: string] | readonly [always: string];
  /** What holds outside those hours. */
  readonly fee: readonly string[];
  readonly notice: readonly string[];
  readonly late: Readonly<Record<Occasion, readonly string[]>>;
}

/** The facts that answer; some are not told yet, and the page says “ask us” until they are. */
const RULES: Readonly<Record<(typeof SERVICES)[number], Rule>> = {
  car: {
    hours: ["carHandoverOpens", "carHandoverCloses"],
    fee: ["carOutOfHours"],
    notice: ["carOutOfHoursNotice"],
    late: { landing: ["carHeldHours"], leaving: ["carLateGrace", "carLateAdmin", "carLateDays"] },
  },
  van: {
    hours: ["vanHandoverOpens", "vanHandoverCloses"],
    fee: ["vanOutOfHours"],
    notice: ["vanOutOfHoursNotice"],
    late: { landing: ["vanHeldHours"], leaving: ["vanLateFee", "vanLateHour"] },
  },
  parking: {
    hours: ["roundTheClock"],
    fee: [],
    notice: [],
    late: { landing: ["parkingOverstay"], leaving: ["parkingHeldHours"] },
  },
};

/** The facts that a sentence can name, and those that are not told. */
interface Part {
  readonly facts: readonly string[];
  readonly unknown: readonly string[];
}

export interface Handover {
  readonly cost: "free" | "fee" | "ask";
  readonly fee: Part;
  readonly notice: Part;
  /** Who answers at that hour: the office, the night number, or “ask” while no fact says. */
  readonly answers: "office" | "night" | "ask";
  /** What a delay of the visitor changes. */
  readonly late: Part;
}

const NOTHING: Part = { facts: [], unknown: [] };

/** When a handover costs nothing; `undefined` while that is not told. Hours that close when they open are all hours. */
function freeHours([first, closes]: Rule["hours"], facts: readonly HireFact[]): DailyHours | undefined {
  if (closes !== undefined) {
    return hoursOf(facts, first, closes);
  }
  return hireFact(facts, first) === undefined ? undefined : { opens: "00:00", closes: "00:00" };
}

/**
 * What happens at an hour of the day.
 *
 * @param clock in Cyprus, as “HH:MM”
 * @param facts from the page query
 * @source facts.md: car, fees; van, money; hours
 */
export function handoverAt(service: (typeof SERVICES)[number], occasion: Occasion, clock: string, facts: readonly HireFact[]): Handover {
  const rule = RULES[service];
  const part = (ids: readonly string[]): Part => {
    const unknown = ids.filter((id) => hireFact(facts, id) === undefined);
    return { facts: ids.filter((id) => !unknown.includes(id)), unknown };
  };
  const free = freeHours(rule.hours, facts);
  const office = hoursOf(facts, "officeOpens", "officeCloses");
  const isFree = free !== undefined && isWithin(free, clock);
  const fee = isFree ? NOTHING : part([...(free === undefined ? rule.hours : []), ...rule.fee]);
  const night = hireFact(facts, "nightNumber") === undefined ? "ask" : "night";
  return {
    cost: isFree ? "free" : fee.unknown.length === 0 ? "fee" : "ask",
    fee,
    notice: isFree ? NOTHING : part(rule.notice),
    answers: office !== undefined && isWithin(office, clock) ? "office" : night,
    late: part(rule.late[occasion]),
  };
}

/** The day in spans with the same answer, from midnight to midnight; a span ends where the next begins. */
export function handoverSpans(service: (typeof SERVICES)[number], occasion: Occasion, facts: readonly HireFact[]) {
  const hours = [freeHours(RULES[service].hours, facts), hoursOf(facts, "officeOpens", "officeCloses")];
  const limits = [...new Set(["00:00", ...hours.flatMap((span) => (span === undefined ? [] : [span.opens, span.closes]))])].sort();
  return limits.map((from, index) => ({ from, until: limits[index + 1] ?? "24:00", handover: handoverAt(service, occasion, from, facts) }));
}

type Span = ReturnType<typeof handoverSpans>[number];

/** The same spans, with the two at midnight joined when they have the same answer: that span comes last. */
export function joinedAtMidnight(spans: readonly Span[]): readonly Span[] {
  const first = spans[0];
  const last = spans.at(-1);
  const isSame = first !== last && first?.handover.cost === last?.handover.cost && first?.handover.answers === last?.handover.answers;
  return first !== undefined && last !== undefined && isSame ? [...spans.slice(1, -1), { ...last, until: first.until }] : spans;
}

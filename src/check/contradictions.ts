import { textsWithPaths } from "../content/json-document";
import { dataFileOf } from "../content/locale-documents";
import { type Rule, dataProblem } from "./rule";
import { problemAt } from "../content/finding";
import { DAY_TO_COME, dayInCyprus } from "./latest-day";

/** Facts in their order: each is less than the next, or after “=” at most as much. Ages, times, speeds and lengths of one kind stand together. */
const IN_ORDER: readonly string[] = [
  "officeOpens officeCloses",
  "carHandoverOpens carHandoverCloses",
  "carAskAgeMin =carAskAgeMax carYoungAgeMin =carYoungAgeMax carAgeMin carAgeMax",
  "carLicenceMonthsMin =carYoungLicenceYears carLicenceYears",
  "carPriceFrom =cancelExamplePrice =carPriceMax",
  "carCancelDeductionDays =carCancelShortestDays cancelExampleDays",
  "carDepositProtected =carDepositMin =carDepositMax",
  "carDepositProtected =carYoungDepositProtected =carYoungDeposit",
  "carDepositMin =carYoungDeposit",
  "carDepositReleaseHours =carDepositReleaseMaxDays",
  "carExcessSmall =carExcessLarge",
  "northInsuranceShort =northInsuranceLong",
  "northInsuranceShortDays northInsuranceLongMonths",
  "parkingRideMin =parkingRideMax",
  "speedTown =speedRural =speedMotorway",
  "speedMotorwayMin speedMotorway",
  "alcoholLimitNovice =alcoholLimit",
  "childSeatHeight =childFrontHeight",
  "crossingPointsForCars =crossingPoints",
  "ratingValue =ratingScale",
];

/** Pairs of neighbours. */
const PAIRS = IN_ORDER.flatMap((chain) => {
  const facts = chain.split(" ");
  return facts.slice(1).map((next, index) => [facts[index]?.replace("=", "") ?? "", next.replace("=", ""), next.startsWith("=")] as const);
});

/** The facts that have an order. */
export const ORDERED_FACTS: readonly string[] = [...new Set(PAIRS.flatMap(([lower, upper]) => [lower, upper]))];

/** How many hours a unit of time has; the other units of a pair are the same. */
const HOURS: Readonly<Record<string, number>> = { hour: 1, day: 24, month: 720, year: 8640 };

/** Facts that contradict each other. Those without a value contradict none. */
export const factsOutOfOrder: Rule = (site) => {
  const facts = new Map(site.data.facts?.facts.map((fact, index) => [fact.id, { ...fact, index }]));
  return PAIRS.flatMap(([lowerId, upperId, mayBeEqual]) => {
    const [lower, upper] = [facts.get(lowerId), facts.get(upperId)];
    const [low, high] = [lower, upper].map((fact) =>
      typeof fact?.value === "number" ? fact.value * (HOURS[fact.unit] ?? 1) : typeof fact?.value === "string" ? fact.value : undefined,
    );
    const isRight = low === undefined || high === undefined || low < high || (mayBeEqual && low === high);
    return lower === undefined || isRight
      ? []
      : [
          dataProblem(site, "facts", ["facts", lower.index, "value"], {
            found: `${lowerId}: ${String(lower.value)}, with ${upperId}: ${String(upper?.value)}`,
            allowed: `${lowerId} ${mayBeEqual ? "at most" : "less than"} ${upperId}`,
            fix: "Correct the one that is wrong. If a price or rule has changed, the other may have to change too.",
          }),
        ];
  });
};

/** Days and months to come, where something has happened. Only a comparison may be due later. */
export const datesToCome: Rule = ({ documents, now }) => {
  const today = dayInCyprus(now);
  return [...documents.values()]
    .filter(({ file }) => dataFileOf(file) !== undefined)
    .flatMap((document) =>
      textsWithPaths(document.value)
        .filter(
          ({ path, text }) => path.at(-1) !== DAY_TO_COME && /^\d{4}-\d\d(?:-\d\d)?$/.test(text) && text > today.slice(0, text.length),
        )
        .map(({ path, text }) =>
          problemAt(document, path, {
            found: `“${text}”, which is still to come`,
            allowed: `a day or month up to today, ${today}`,
            fix: "Correct the year, the month or the day.",
          }),
        ),
    );
};

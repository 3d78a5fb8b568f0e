import { isTold } from "../core/facts/facts";
import { figureOfFact } from "../core/facts/figure-of-fact";
import { LANGUAGES } from "../core/languages";
import type { DataOf } from "../core/schemas";
import { isSameFigure, piecesOf } from "../core/text/figures/figures";
import { type Problem, quote } from "../content/problem";
import { type DataDocuments, dataProblem, problemAt } from "./finding";
import type { WrittenText } from "./other-language";
import type { ValidData } from "./reference-problems";

type Facts = DataOf<"facts">["facts"];
type Fact = Facts[number];

/** How two figures are related, in words between their names. */
const RELATIONS = {
  below: (one: number, other: number) => one < other,
  "not above": (one: number, other: number) => one <= other,
  "one year below": (one: number, other: number) => one + 12 === other,
  "the same as": (one: number, other: number) => one === other,
} as const;

/** Facts that depend on each other. A pair of which the site lacks one is left out. */
const PAIRS: readonly (readonly [one: string, relation: keyof typeof RELATIONS, other: string])[] = [
  ["carAskAgeMin", "not above", "carAskAgeMax"],
  ["carAskAgeMax", "one year below", "carYoungAgeMin"],
  ["carYoungAgeMin", "not above", "carYoungAgeMax"],
  ["carYoungAgeMax", "one year below", "carAgeMin"],
  ["carAgeMin", "below", "carAgeMax"],
  ["carYoungLicenceYears", "below", "carLicenceYears"],
  ["carLicenceMonthsMin", "the same as", "carYoungLicenceYears"],
  ["carPriceFrom", "below", "carPriceMax"],
  ["carDepositMin", "below", "carDepositMax"],
  ["carDepositProtected", "below", "carDepositMin"],
  ["carDepositMin", "not above", "carYoungDeposit"],
  ["carYoungDepositProtected", "below", "carYoungDeposit"],
  ["carDepositReleaseHours", "below", "carDepositReleaseMaxDays"],
  ["carExcessSmall", "below", "carExcessLarge"],
  ["carCleaning", "below", "carValeting"],
  ["carHandoverOpens", "below", "carHandoverCloses"],
  ["officeOpens", "below", "officeCloses"],
  ["northInsuranceShort", "below", "northInsuranceLong"],
  ["northInsuranceShortDays", "below", "northInsuranceLongMonths"],
  ["parkingRideMin", "not above", "parkingRideMax"],
  ["ratingValue", "not above", "ratingScale"],
  ["speedTown", "below", "speedRural"],
  ["speedRural", "below", "speedMotorway"],
  ["speedMotorwayMin", "below", "speedMotorway"],
  ["alcoholLimitNovice", "below", "alcoholLimit"],
  ["childSeatHeight", "below", "childFrontHeight"],
  ["crossingPointsForCars", "not above", "crossingPoints"],
];

/** Units of time in the smallest one with which they are compared: ages in months, the rest in minutes. */
const SIZES: Readonly<Partial<Record<Fact["unit"], number>>> = { year: 12, hour: 60, day: 24 * 60 };

/** A month in minutes, where it is compared with days. */
const MONTH = 30 * 24 * 60;

/** The value of a fact as a number; `undefined` if it is not a figure. */
function sizeOf({ unit, value }: Fact, other: Fact): number | undefined {
  if (unit === "time") {
    const [hours = 0, minutes = 0] = String(value).split(":").map(Number);
    return hours * 60 + minutes;
  }
  const size = unit === "month" && other.unit === "day" ? MONTH : (SIZES[unit] ?? 1);
  return typeof value === "number" ? value * size : undefined;
}

/** Facts that contradict each other, each pair once. */
function contradictingPairs(facts: Facts, documents: DataDocuments): readonly Problem[] {
  const indexOf = new Map(facts.map(({ id }, index) => [id, index]));
  return PAIRS.flatMap(([oneId, relation, otherId]) => {
    const index = indexOf.get(oneId) ?? -1;
    const [one, other] = [facts[index], facts[indexOf.get(otherId) ?? -1]];
    const [small, large] = one === undefined || other === undefined ? [] : [sizeOf(one, other), sizeOf(other, one)];
    if (one === undefined || other === undefined || small === undefined || large === undefined || RELATIONS[relation](small, large)) {
      return [];
    }
    const written = ({ id, value, unit }: Fact): string => `${id} is ${String(value)} (${unit})`;
    return [
      dataProblem(documents, "facts", ["facts", index, "value"], {
        found: `${written(one)}, and ${written(other)}`,
        allowed: `${oneId} ${relation} ${otherId}`,
        fix: `Correct the one that is wrong; if both are right, change what follows from them as well.`,
      }),
    ];
  });
}

/** Facts whose words name another figure than their value. */
function wrongWords(facts: Facts, documents: DataDocuments): readonly Problem[] {
  return facts.flatMap((fact, index) => {
    const { id, unit, value, spelled } = fact;
    const figure = spelled === undefined || !isTold(fact) ? undefined : figureOfFact(fact);
    const wrong = LANGUAGES.filter((language) => {
      const figures = piecesOf(spelled?.[language] ?? "", language).flatMap((piece) => ("figure" in piece ? [piece.figure] : []));
      return figure !== undefined && figures.length > 0 && !figures.some((found) => isSameFigure(figure, found));
    });
    const [first] = wrong;
    return first === undefined
      ? []
      : [
          dataProblem(documents, "facts", ["facts", index, "spelled"], {
            found: `${quote(spelled?.[first])} for ${id}, whose value is ${String(value)} (in ${wrong.join(", ")})`,
            allowed: "the value in words",
            fix: `Write ${String(value)} ${unit}s in words in each of these languages, or correct the value.`,
          }),
        ];
  });
}

/** Kilometres between two places on a sphere, by the haversine formula. */
function straightLine(one: { latitude: number; longitude: number }, other: typeof one): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return 2 * 6371 * Math.asin(Math.sqrt(half(one.latitude, other.latitude) + along));
}

/** Ways by road that are shorter than the straight line, or faster than the speed limit of motorways allows. */
function impossibleWays({ facts, distances }: ValidData, documents: DataDocuments): readonly Problem[] {
  const byId = new Map((facts?.facts ?? []).map((fact, index) => [fact.id, { index, value: Number(fact.value) }]));
  const placeOf = new Map((distances?.places ?? []).map((place) => [place.id, place]));
  const limit = byId.get("speedMotorway")?.value;
  return (distances?.ways ?? []).flatMap(({ from, to, kilometres = "", minutes = "" }) => {
    const [start, end] = [placeOf.get(from), placeOf.get(to)];
    const straight = start === undefined || end === undefined ? 0 : straightLine(start, end);
    const [length, time] = [byId.get(kilometres), byId.get(minutes)];
    const isShort = length !== undefined && length.value < straight;
    const least = limit === undefined ? 0 : (Math.max(length?.value ?? 0, straight) / limit) * 60;
    const report = (index: number, found: string, allowed: string): Problem =>
      dataProblem(documents, "facts", ["facts", index, "value"], {
        found: `${found} from ${from} to ${to}`,
        allowed,
        fix: "Correct the fact, or the way in data/distances.json.",
      });
    return isShort
      ? [report(length.index, `${String(length.value)} km by road`, `at least the straight line of ${straight.toFixed(1)} km`)]
      : time !== undefined && time.value < least
        ? [
            report(
              time.index,
              `${String(time.value)} minutes`,
              `at least ${String(Math.ceil(least))} minutes: ${String(limit)} km/h is the limit on motorways`,
            ),
          ]
        : [];
  });
}

/** Ranges that a text begins with the higher figure, as in “80 to 25 years”. Hours may run past midnight. */
export function swappedEnds(texts: readonly WrittenText[], facts: Facts): readonly Problem[] {
  const known = new Set(facts.map(({ id }) => id));
  const times = new Set(facts.flatMap(({ id, unit }) => (unit === "time" ? [id] : [])));
  const ranges = PAIRS.filter(([low, relation]) => relation !== "the same as" && known.has(low) && !times.has(low)).map(
    ([low, , high]) => ({
      low,
      high,
      swapped: new RegExp(`\\{${high}\\}(?:\\s?[–-]\\s?|\\s(?:to|bis|έως|ως|до)\\s|\\sila\\s)\\{${low}[,}]`, "u"),
    }),
  );
  return texts.flatMap(({ document, path, text }) =>
    ranges
      .filter(({ swapped }) => swapped.test(text))
      .map(({ low, high }) =>
        problemAt(document, path, {
          found: `a range from {${high}} to {${low}}`,
          allowed: `the lower end first: {${low}}, then {${high}}`,
          fix: "Swap the two.",
        }),
      ),
  );
}

/** A saving on parking that is more than the two prices give, once both are told. */
function wrongSaving(facts: Facts, documents: DataDocuments): readonly Problem[] {
  const [saving, own, airport] = ["parkingSaving", "parkingPrice", "airportParkingPrice"].map((id) => facts.find((fact) => fact.id === id));
  if (typeof saving?.value !== "number" || typeof own?.value !== "number" || typeof airport?.value !== "number") {
    return [];
  }
  const most = Math.floor((1 - own.value / airport.value) * 100);
  return saving.value <= most
    ? []
    : [
        dataProblem(documents, "facts", ["facts", facts.indexOf(saving), "value"], {
          found: `${String(saving.value)} percent, for €${String(own.value)} a day instead of €${String(airport.value)}`,
          allowed: `at most ${String(most)} percent`,
          fix: "Correct the saving, or the price that is wrong.",
        }),
      ];
}

/** Vehicles of a group that no excess is told for. */
function unknownGroups({ fleet, facts }: ValidData, documents: DataDocuments): readonly Problem[] {
  const known = (facts?.facts ?? []).flatMap(({ id, value }) =>
    /^carGroups(?:Small|Large)$/.test(id) && Array.isArray(value) ? value : [],
  );
  return (fleet?.vehicles ?? []).flatMap(({ group }, index) =>
    group === undefined || facts === undefined || known.includes(group)
      ? []
      : [
          dataProblem(documents, "fleet", ["vehicles", index, "group"], {
            found: quote(group),
            allowed: `a group of the facts carGroupsSmall and carGroupsLarge: ${known.join(", ")}`,
            fix: "Correct the group, or add it to the fact with its excess.",
          }),
        ],
  );
}

/** What is wrong between facts: figures that exclude each other, words that name another figure, ways that cannot be so short or so fast. */
export function factRelationProblems(data: ValidData, documents: DataDocuments): readonly Problem[] {
  const facts = data.facts?.facts ?? [];
  return [
    ...contradictingPairs(facts, documents),
    ...wrongSaving(facts, documents),
    ...unknownGroups(data, documents),
    ...wrongWords(facts, documents),
    ...impossibleWays(data, documents),
  ];
}

import { checkSite } from "../../../src/check/check-site";
import type { SiteFiles } from "../../../src/content/site-files";
import { type Editable, SITE, withData } from "../../site-files";

interface StoredFact {
  readonly id: string;
  readonly unit: string;
  value: number | string | readonly string[];
}

/** A value that the owner could decide for next. */
function nextValue({ unit, value }: StoredFact): unknown {
  if (typeof value === "number") {
    return unit === "EUR" ? value + 2.5 : unit === "rating" ? Number((value - 0.3).toFixed(1)) : value + 1;
  }
  return unit === "time" && typeof value === "string" ? value.replace(/\d\d$/, (minutes) => (minutes === "30" ? "45" : "30")) : undefined;
}

const factsIn = (data: Editable): StoredFact[] => data["facts"] as unknown as StoredFact[];

const changedFacts = factsIn(JSON.parse(SITE.texts.get("data/facts.json") ?? "{}") as Editable).flatMap((fact, index) => {
  const value = nextValue(fact);
  const files = withData("data/facts.json", (data) => Object.assign(factsIn(data)[index] ?? {}, { value }));
  return value === undefined ? [] : [[`another ${fact.id}`, files] as const];
});

const business = (change: object): SiteFiles => withData("data/business.json", (data) => Object.assign(data, change));

const CHANGES: readonly (readonly [change: string, files: SiteFiles])[] = [
  ...changedFacts,
  ["a brand of 14 letters", business({ brand: "Aphrodite Cars" })],
  ["a brand of 40 letters", business({ brand: "Aphrodite Airport Car and Van Rentals Ltd".slice(0, 40) })],
  ["another e-mail address", business({ email: "reservations.and.questions@aphrodite-car-rentals.com.cy" })],
  [
    "other telephones",
    business({ phones: { local: "+35724661188", uk: "+442071838750", chat: "+35799661188", directions: "+35724661199" } }),
  ],
  ["another reservations site", business({ reservationsUrl: "https://book.aphrodite-car-rentals.com.cy/start" })],
];

test.each(CHANGES)("changing what is true leaves the check green, or is said once, in the data: %s", (_, files) => {
  const problems = checkSite(files);
  expect(problems.filter(({ file }) => !file.startsWith("data/"))).toEqual([]);
  expect(problems.length).toBeLessThanOrEqual(1);
});

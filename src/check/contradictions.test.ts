import { checkSite } from "./check-site";
import type { SiteFiles } from "../content/site-files";
import { ORDERED_FACTS } from "./contradictions";
import { ARTICLE, validSite, withChange, withChanges } from "../../__tests__/small-site";

const FACTS = "data/facts.json";

const DATED = [FACTS, ARTICLE, "data/reviews.json"];

/** A check of these files alone, which is quick. */
const check = ({ texts, ...files }: SiteFiles, now?: Date) =>
  checkSite({ ...files, texts: new Map(Array.from(texts).filter(([path]) => DATED.includes(path))) }, now);

/** What is said of facts with these values. */
function saidOf(values: Readonly<Record<string, number | string>>): readonly string[] {
  const files = withChange(FACTS, ({ facts }) =>
    facts?.forEach((fact) => {
      const id = String((fact as { readonly id: unknown }).id);
      Object.assign(fact as object, id in values ? { value: values[id] } : {});
    }),
  );
  return check(files)
    .filter(({ file }) => file === FACTS)
    .map(({ found, allowed }) => `${found} / ${allowed}`);
}

test.each<[string, Readonly<Record<string, number | string>>, string]>([
  ["an office that closes before it opens", { officeOpens: "18:00", officeCloses: "09:00" }, "officeOpens less than officeCloses"],
  ["drivers who are never old enough", { carAgeMin: 90 }, "carAgeMin less than carAgeMax"],
  ["a licence in months and years", { carLicenceMonthsMin: 13 }, "carLicenceMonthsMin at most carYoungLicenceYears"],
  ["a highest price below the lowest", { carPriceMax: 12, cancelExamplePrice: 12 }, "carPriceFrom at most cancelExamplePrice"],
  [
    "a release after days before that after hours",
    { carDepositReleaseHours: 168, carDepositReleaseMaxDays: 6 },
    "carDepositReleaseHours at most carDepositReleaseMaxDays",
  ],
  ["more stars than there are", { ratingValue: 4.9, ratingScale: 4 }, "ratingValue at most ratingScale"],
])("says one thing about %s", (_, values, allowed) => {
  expect(saidOf(values)).toEqual([expect.stringContaining(allowed)]);
});

test("facts may be equal where that is possible, and one without a value contradicts none", () => {
  expect(saidOf({ carDepositMax: 500, carYoungDepositProtected: 1000, carCleaning: 26 })).toEqual([]);
});

test("every name in the order of facts is that of a fact", () => {
  const { facts } = JSON.parse(validSite().texts.get(FACTS) ?? "") as { readonly facts: readonly { readonly id: string }[] };
  expect(facts.map(({ id }) => id)).toEqual(expect.arrayContaining([...ORDERED_FACTS]));
});

test("refuses days and months that are still to come in Cyprus, but not that of the next comparison", () => {
  const dated = (day: string) =>
    withChanges({
      [ARTICLE]: (article) => Object.assign(article, { modified: day }),
      [FACTS]: ({ facts }) => Object.assign(facts?.[0] as object, { verified: day, reviewBy: "2099-01-01" }),
      "data/reviews.json": ({ reviews }) => Object.assign(reviews?.[0] as object, { date: day.slice(0, 7) }),
    });
  // In Cyprus it is the first of June.
  const now = new Date("2031-05-31T22:30:00Z");
  const places = (day: string) =>
    check(dated(day), now)
      .filter(({ found }) => found.includes("still to come"))
      .map(({ path }) => path);
  expect(places("2031-06-01")).toEqual([]);
  expect(places("2031-06-02").sort()).toEqual(["facts[0].verified", "modified"]);
  expect(places("2031-07-01").sort()).toEqual(["facts[0].verified", "modified", "reviews[0].date"]);
});

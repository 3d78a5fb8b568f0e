import fc from "fast-check";
import { facts as fixtureFacts } from "../../../data/facts.json";
import { AGE_BANDS, LICENCE_BANDS, PAYMENTS, VEHICLES } from "../../../src/core/hire/can-rent";
import { type Choices, PROTECTION, QUESTIONS, USUAL, answerTo, readChoices, writeChoices } from "../../../src/core/hire/trip-choices";

const facts = fixtureFacts.map(({ id, value }) => ({ factId: id, value }));

const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }).map((date) => date.toISOString());
const hour = moment.map((text) => text.slice("YYYY-MM-DDT".length, "YYYY-MM-DDTHH:MM".length));
const day = moment.map((text) => text.slice(0, "YYYY-MM-DD".length));
const optional = (value: fc.Arbitrary<string>) => fc.oneof(fc.constant(""), value);

const anyChoices: fc.Arbitrary<Choices> = fc.record({
  vehicle: fc.constantFrom(...VEHICLES),
  north: fc.constantFrom(...QUESTIONS.north),
  age: fc.constantFrom(...AGE_BANDS),
  licence: fc.constantFrom(...LICENCE_BANDS),
  payment: fc.constantFrom(...PAYMENTS),
  from: optional(day),
  pickUp: hour,
  until: optional(day),
  dropOff: hour,
  days: fc.integer({ min: 1, max: 999 }).map(String),
  age2: fc.constantFrom("", ...AGE_BANDS),
  licence2: fc.constantFrom(...LICENCE_BANDS),
  protection: fc.constantFrom(...PROTECTION),
  country: fc.constantFrom("", "GB", "ZZ"),
  rate: optional(fc.constantFrom("0", "17", "17.5", "17,50", "9999.99")),
});

test("the hash of an address holds every choice, and nothing for what most visitors choose", () => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      expect(readChoices(new URLSearchParams(writeChoices(choices)))).toEqual(choices);
    }),
  );
  expect(writeChoices(USUAL)).toBe("");
});

test("whatever a hash holds, every choice is one that the form offers, and has an answer", () => {
  const hash = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.dictionary(fc.constantFrom(...Object.keys(USUAL)), fc.string()).map((fields) => new URLSearchParams(fields).toString()),
    fc.constantFrom("from=2027-02-30", "days=0", "days=-1", "pickUp=24%3A00", "rate=1e9", "age=constructor"),
  );
  fc.assert(
    fc.property(hash, (text) => {
      const choices = readChoices(new URLSearchParams(text));
      expect(readChoices(new URLSearchParams(writeChoices(choices)))).toEqual(choices);
      expect(() => answerTo(choices, facts, false)).not.toThrow();
    }),
  );
  expect(readChoices(new URLSearchParams("from=2027-02-30&days=0&pickUp=24%3A00&rate=1e9"))).toEqual(USUAL);
});

test("one day and a number of days are a trip with dates; a return before the pick-up has no sums", () => {
  const answer = (hash: string) => answerTo(readChoices(new URLSearchParams(hash)), facts, false);
  const dated = answer("from=2027-05-03&days=4");
  expect(dated.sums).toMatchObject({ days: { least: 4, most: 4 }, freeCancellingUntil: "2027-05-01T22:00" });
  expect(answer("from=2027-05-03&until=2027-05-07").sums).toEqual(dated.sums);
  expect(answer("from=2027-05-03&until=2027-05-03")).toMatchObject({ verdict: "yes", sums: undefined, hasWrongDates: true });
});

test("an unknown country of the licence turns a yes into a question, and leaves a no", () => {
  const verdict = (hash: string) => answerTo(readChoices(new URLSearchParams(hash)), facts, true).verdict;
  expect([verdict(""), verdict("age=young"), verdict("age=over"), verdict("vehicle=van")]).toEqual(["ask", "ask", "no", "ask"]);
});

import { type Choices, USUAL, answerTo, readChoices, writeChoices } from "../../../src/core/hire/trip-choices";
import { hireFacts } from "./facts";

const choicesIn = (hash: string): Choices => readChoices(new URLSearchParams(hash));
const answer = (hash: string, isLicenceUnknown = false) => answerTo(choicesIn(hash), hireFacts(), isLicenceUnknown);

test("the hash of an address holds every choice, and nothing for what most visitors choose", () => {
  const choices: Choices = {
    vehicle: "van",
    north: "long",
    age: "young",
    licence: "under",
    payment: "none",
    from: "2027-05-03",
    pickUp: "23:30",
    until: "2027-05-09",
    dropOff: "05:00",
    days: "12",
    age2: "standard",
    licence2: "young",
    protection: "yes",
    country: "GB",
    rate: "17,50",
  };
  expect(choicesIn(writeChoices(choices))).toEqual(choices);
  expect(writeChoices(USUAL)).toBe("");
});

test.each(["from=2027-02-30&days=0&pickUp=24%3A00&rate=1e9", "days=-1&age=constructor", "age=__proto__&%E0%A4%A", "\u0000&&=="])(
  "what a hash holds and the form does not offer is as most visitors choose: %j",
  (hash) => {
    expect(choicesIn(hash)).toEqual(USUAL);
  },
);

test("one day and a number of days are a trip with dates; a return before the pick-up has no sums", () => {
  expect(answer("from=2027-05-03&days=4").sums).toMatchObject({ days: { least: 4, most: 4 } });
  expect(answer("from=2027-05-03&until=2027-05-07").sums).toEqual(answer("from=2027-05-03&days=4").sums);
  expect(answer("from=2027-05-03&until=2027-05-03")).toMatchObject({ verdict: "yes", sums: undefined, hasWrongDates: true });
});

test("an unknown country of the licence turns a yes into a question, and leaves a no", () => {
  expect(["", "age=young", "age=over", "vehicle=van"].map((hash) => answer(hash, true).verdict)).toEqual(["ask", "ask", "no", "ask"]);
});

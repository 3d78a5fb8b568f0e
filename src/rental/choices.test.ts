import { type Choices, type Figures, USUAL, answerTo, carsWithFigures, chosenCar, figuresOf, readChoices } from "./choices";
import { RULES } from "../../__tests__/rental-rules";

const facts = Object.entries(RULES).map(([factId, value]) => ({ factId, value }));

const figures = (unusual: Partial<Choices>): Figures | undefined => {
  const choices = { ...USUAL, ...unusual };
  return figuresOf(answerTo(choices, facts), choices);
};

test.each<[Partial<Choices>, pay: string, hold: string, risk: string]>([
  [{}, "nothing", "standard", "car"],
  [{ age: "young" }, "young", "young", "car"],
  [{ licence: "young" }, "young", "young", "car"],
  [{ north: "yes" }, "north", "standard", "north"],
  [{ age: "van", north: "yes" }, "youngNorth", "young", "north"],
  [{ vehicle: "van", age: "van", licence: "van" }, "nothing", "van", "van"],
])("%j: the figures are %s, %s and %s", (unusual, ...amounts) => {
  const { pay, hold, risk } = figures(unusual) ?? {};
  expect([pay?.amount, hold?.amount, risk?.amount]).toEqual(amounts);
});

test.each<Partial<Choices>>([{ age: "over" }, { age: "ask" }, { payment: "none" }, { vehicle: "van", north: "yes" }])(
  "%j: an answer that promises nothing has no figures",
  (unusual) => {
    expect(figures(unusual)).toBeUndefined();
  },
);

test("a field that is missing or unknown gets the usual choice", () => {
  expect(readChoices(new URLSearchParams("age=young&licence=constructor&north=yes"))).toEqual({ ...USUAL, age: "young", north: "yes" });
});

test("cars are a choice once the figures of each are known", () => {
  const small = { id: "small", name: "Small", deposit: "€710", excess: "€430" };
  const large = { ...small, id: "large", deposit: "€930" };
  expect(carsWithFigures([small, { ...large, excess: null }])).toEqual([]);
  const cars = carsWithFigures([small, large]);
  expect(chosenCar(new URLSearchParams("vehicle=large"), cars)).toBe(large);
  expect(chosenCar(new URLSearchParams("vehicle=van"), cars)).toBe(small);
  expect(chosenCar(new URLSearchParams("vehicle=large"), [])).toBeUndefined();
});

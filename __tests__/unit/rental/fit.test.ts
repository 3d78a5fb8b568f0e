import { lacks, unmetWishes, wishesFor } from "../../../src/core/hire/fit";

const SMALL = { gearbox: "manual", seats: 4, bags: 1 };
const FAMILY = { gearbox: "automatic", seats: 7, bags: 2 };
const cars = [SMALL, FAMILY, { gearbox: "automatic", seats: 5, bags: 4 }];

test("visitors can ask for what some cars have and others lack, and are told of wishes that no car meets", () => {
  expect(wishesFor(cars).map(({ id }) => id)).toEqual(["manual", "automatic", "seats-5", "seats-7", "bags-2", "bags-4"]);
  expect(wishesFor([SMALL, SMALL])).toEqual([]);
  expect(lacks(FAMILY, wishesFor(cars)).map(({ id }) => id)).toEqual(["manual", "bags-4"]);
  expect(unmetWishes(cars).map((wishes) => wishes.map(({ id }) => id).join())).toEqual(
    expect.arrayContaining(["manual,seats-5", "seats-7,bags-4"]),
  );
});

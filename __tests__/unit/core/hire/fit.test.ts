import fc from "fast-check";
import { type Fit, type Wish, lacks, unmetWishes, wishesFor } from "../../../../src/core/hire/fit";
import { fleetSchema } from "../../../../src/core/schemas/fleet";

const { gearbox, seats, bags } = fleetSchema.shape.vehicles.element.shape;

const whole = ({ minValue, maxValue }: typeof seats) => fc.integer({ min: minValue ?? 0, max: maxValue ?? 0 });

const cars: fc.Arbitrary<readonly Fit[]> = fc.array(
  fc.record({ gearbox: fc.constantFrom(...gearbox.options), seats: whole(seats), bags: whole(bags) }),
  { minLength: 1, maxLength: 5 },
);

/** A visitor’s choice: at most one wish of each kind. */
const choices = (wishes: readonly Wish[]) =>
  fc.subarray([...wishes]).map((chosen) => chosen.filter((wish, index) => chosen.findIndex(({ of }) => of === wish.of) === index));

test("whatever one wishes, either a car meets it or a sentence says that none does", () => {
  fc.assert(
    fc.property(
      cars.chain((fleet) => fc.tuple(fc.constant(fleet), choices(wishesFor(fleet)))),
      ([fleet, chosen]) => {
        const isMet = fleet.some((car) => !lacks(car, wishesFor(fleet)).some((wish) => chosen.some(({ id }) => id === wish.id)));
        const isSaid = unmetWishes(fleet).some((wishes) => wishes.every((wish) => chosen.some(({ id }) => id === wish.id)));
        expect(isMet).toBe(!isSaid);
      },
    ),
  );
});

test("every wish tells some of the cars from others", () => {
  fc.assert(
    fc.property(cars, (fleet) => {
      const met = wishesFor(fleet).map(
        ({ id }) => fleet.filter((car) => lacks(car, wishesFor(fleet)).every((wish) => wish.id !== id)).length,
      );
      expect(met.filter((count) => count === 0 || count === fleet.length)).toEqual([]);
    }),
  );
});

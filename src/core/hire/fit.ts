/** What tells cars apart, as `data/fleet.json` has it. */
export interface Fit {
  readonly gearbox: string;
  readonly seats: number;
  readonly bags: number;
}

/** One thing that a visitor can ask for: a gearbox, or at least so many seats or bags. */
export interface Wish {
  readonly id: string;
  readonly of: keyof Fit;
  readonly value: string | number;
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Numbers that only some of the cars reach, in order. */
const steps = (numbers: readonly number[]): number[] =>
  distinct(numbers)
    .sort((one, other) => one - other)
    .slice(1);

const fits = (car: Fit, { of, value }: Wish): boolean => (typeof value === "number" ? Number(car[of]) >= value : car[of] === value);

/** What visitors can ask for: what some of the cars have, and others lack. */
export function wishesFor(cars: readonly Fit[]): readonly Wish[] {
  const gearboxes = distinct(cars.map(({ gearbox }) => gearbox));
  return [
    ...(gearboxes.length > 1 ? gearboxes : []).map((value): Wish => ({ id: value, of: "gearbox", value })),
    ...(["seats", "bags"] as const).flatMap((of) =>
      steps(cars.map((car) => car[of])).map((value): Wish => ({ id: `${of}-${String(value)}`, of, value })),
    ),
  ];
}

/** The wishes that a car does not meet. */
export function lacks(car: Fit, wishes: readonly Wish[]): readonly Wish[] {
  return wishes.filter((wish) => !fits(car, wish));
}

/** The combinations of wishes, at most one of each kind, that no car meets although it would without any one of them. */
export function unmetWishes(cars: readonly Fit[]): readonly (readonly Wish[])[] {
  const combinations = wishesFor(cars).reduce<readonly (readonly Wish[])[]>(
    (shorter, wish) => [...shorter, ...shorter.filter((one) => one.every(({ of }) => of !== wish.of)).map((one) => [...one, wish])],
    [[]],
  );
  const isMet = (wishes: readonly Wish[]): boolean => cars.some((car) => wishes.every((wish) => fits(car, wish)));
  return combinations.filter((wishes) => !isMet(wishes) && wishes.every((left) => isMet(wishes.filter((wish) => wish !== left))));
}

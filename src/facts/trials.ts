import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { type FactEntry, type FactReading, factIdOf } from "./facts";
import { type FactRegistry, branchesIn, namesIn } from "./fill";

/** A number that has its own words in Russian, and the general ones elsewhere. */
const NUMBER = 7;

/** Values that a fact may get: each answer of a yes or no or a choice, and each number for which a sentence has words of its own. */
function valuesFor({ unit, choices }: FactEntry, exact: readonly number[]): readonly FactReading["value"][] {
  switch (unit) {
    case "yes-no":
      return [true, false];
    case "choice":
      return choices ?? [];
    case "text":
      return choices?.slice(0, 1) ?? ["…"];
    case "list":
      return [["…"]];
    case "time":
      return ["07:00"];
    case "calendar-month":
      return ["2031-07"];
    default:
      return [NUMBER, ...exact];
  }
}

/** A value that a fact without one was given for a trial. */
interface Trial {
  readonly fact: FactEntry;
  readonly value: FactReading["value"];
}

/**
 * Every way in which a sentence can read once its facts have values.
 *
 * @param message what `parseMessage` returned
 * @param shown what is printed in place of an amount, a number or a text; without it, the value
 * @returns none for a sentence whose facts all have values
 */
export function trialsOf(message: readonly MessageFormatElement[], facts: FactRegistry, shown?: string) {
  const ids = new Set(Array.from(namesIn(message), (name) => (facts.has(name) ? name : factIdOf(name))));
  const exact = (id: string): readonly number[] =>
    branchesIn(message).flatMap(({ type, value, options }) =>
      type === TYPE.plural && value === id
        ? Object.keys(options).flatMap((form) => (form.startsWith("=") ? Number(form.slice(1)) : []))
        : [],
    );
  const trials = Array.from(ids).reduce<readonly (readonly Trial[])[]>(
    (before, id) => {
      const fact = facts.get(id);
      return fact?.value !== null
        ? before
        : before.flatMap((trial) => valuesFor(fact, exact(id)).map((value) => [...trial, { fact, value }]));
    },
    [[]],
  );
  return trials
    .filter(({ length }) => length > 0)
    .map((trial) => {
      const given = trial.map(({ fact, value }): [string, FactEntry] => [
        fact.id,
        { ...fact, value, ...(shown === undefined ? {} : { shown }) },
      ]);
      return { trial, facts: new Map([...facts, ...given]) };
    });
}

import { required } from "../../../src/core/required";
import { valueAt } from "../../../src/core/text/value-at";
import { placedValues } from "../../../src/content/json-document";
import { formatPath, type JsonPath } from "../../../src/content/problem";

/** One way in which a value can be broken. */
export interface Kind {
  /** What was done, as the list of survivors names it. */
  readonly name: string;
  /** What replaces the value; `undefined` where the kind does not apply. */
  readonly breaks: (value: unknown, path: JsonPath) => unknown;
}

/** One value of one file, broken in one way. */
export interface Mutant {
  readonly kind: string;
  readonly file: string;
  readonly path: JsonPath;
  readonly value: unknown;
}

/** What takes a key out of its object. */
export const REMOVED = Symbol("removed");

/** A mutant as people read it. */
export const describeMutant = ({ kind, file, path }: Mutant): string => `${file}  ${formatPath(path)}: ${kind}`;

/** Every field of the files, broken in every way that applies to it. Of a list's entries, which share a schema, the first that has the field. */
export function mutantsOf(contents: ReadonlyMap<string, unknown>, kinds: readonly Kind[]): readonly Mutant[] {
  const mutants = Array.from(contents).flatMap(([file, content]) =>
    placedValues(content).flatMap(({ path, value }) =>
      kinds.map(({ name, breaks }): Mutant => ({ kind: name, file, path, value: breaks(value, path) })),
    ),
  );
  const fields = new Map<string, Mutant>();
  for (const mutant of mutants.filter(({ value }) => value !== undefined)) {
    const field = describeMutant(mutant)
      .replace(/\[\d+\]/g, "[]")
      .replace(/articles\/\S+/, "articles");
    fields.set(field, fields.get(field) ?? mutant);
  }
  return [...fields.values()];
}

/** Mutants that one run of the check can try together: they are of one kind, and none contains another. */
export function batchesOf(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const batches: { readonly kind: string; readonly places: string[]; readonly batch: Mutant[] }[] = [];
  for (const mutant of mutants) {
    const place = [mutant.file, ...mutant.path, ""].join("/");
    const isApart = (other: string) => !other.startsWith(place) && !place.startsWith(other);
    let fitting = batches.find(({ kind, places }) => kind === mutant.kind && places.every(isApart));
    if (fitting === undefined) {
      fitting = { kind: mutant.kind, places: [], batch: [] };
      batches.push(fitting);
    }
    fitting.places.push(place);
    fitting.batch.push(mutant);
  }
  return batches.map(({ batch }) => batch);
}

/** A file's content with mutants in it. */
export function mutated(content: unknown, mutants: readonly Mutant[]): unknown {
  const copy = structuredClone(content);
  mutants.forEach(({ path, value }) => {
    const key = required(path.at(-1), "the place of a value");
    const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
    if (value === REMOVED) {
      Reflect.deleteProperty(parent, key);
    } else {
      parent[key] = value;
    }
  });
  return copy;
}

import { required } from "../../../src/core/required";
import { isObject } from "../../../src/core/text/is-object";
import { valueAt } from "../../../src/core/text/value-at";
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

/** Every value of a JSON file, with its place. */
function valuesIn(value: unknown, path: JsonPath = []): readonly { readonly path: JsonPath; readonly value: unknown }[] {
  const inner = Array.isArray(value)
    ? value.flatMap((entry: unknown, index) => valuesIn(entry, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, entry]) => valuesIn(entry, [...path, key]))
      : [];
  return [{ path, value }, ...inner];
}

/** Every value of a file, broken in every way that applies to it. */
export function mutantsOf(file: string, content: unknown, kinds: readonly Kind[]): readonly Mutant[] {
  return valuesIn(content).flatMap(({ path, value }) =>
    kinds.flatMap(({ name, breaks }) => {
      const broken = breaks(value, path);
      return broken === undefined ? [] : [{ kind: name, file, path, value: broken }];
    }),
  );
}

/** Mutants that one run of the check can try together, because none of them contains another. */
export function batches(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const byDepth = new Map<string, Mutant[]>();
  mutants.forEach((mutant) => {
    const key = [mutant.kind, mutant.path.length].join();
    byDepth.set(key, [...(byDepth.get(key) ?? []), mutant]);
  });
  return [...byDepth.values()];
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

/** A mutant as people read it. */
export function describeMutant({ kind, file, path }: Mutant): string {
  return `${file}  ${formatPath(path)}: ${kind}`;
}

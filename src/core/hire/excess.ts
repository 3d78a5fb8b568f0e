import { type HireFact, hireFact } from "./can-rent";

/** The facts with the excess that a car can have; all of them where its group is not known. */
export function excessFacts(group: string | null | undefined, facts: readonly HireFact[]): readonly string[] {
  const sizes = ["Small", "Large"];
  const own = sizes.filter((size) => {
    const groups = hireFact(facts, `carGroups${size}`);
    return Array.isArray(groups) && groups.includes(group);
  });
  return (own.length === 0 ? sizes : own).map((size) => `carExcess${size}`);
}

import { stripVTControlCharacters } from "node:util";

/** A case as a message names it: its texts and numbers. */
function nameOf(one: unknown): string {
  const parts = Array.isArray(one) ? one.filter((part) => typeof part !== "object" && typeof part !== "function") : [one];
  return parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join(", ");
}

/**
 * Tries a rule on every case, so that one test names all cases that break it.
 *
 * @param check fails, as `expect` does, when a case breaks the rule
 * @returns each case that breaks the rule, with the reason
 * @throws when there are no cases: such a test could not fail
 */
export async function failing<Case>(cases: readonly Case[], check: (one: Case) => void | Promise<void>): Promise<readonly string[]> {
  if (cases.length === 0) {
    throw new Error("There are no cases to try the rule on.");
  }
  const failures: string[] = [];
  for (const one of cases) {
    try {
      await check(one);
    } catch (error) {
      failures.push(`${nameOf(one)}: ${stripVTControlCharacters(String(error)).replace(/\s+/g, " ")}`);
    }
  }
  return failures;
}

import { stripVTControlCharacters } from "node:util";

const LONGEST_NAME = 120;
const LONGEST_REASON = 400;

/** A case as a message names it: a text as it is, a row of a table by its texts and numbers. */
function nameOf(one: unknown): string {
  const parts = Array.isArray(one) ? one.filter((part) => typeof part !== "object" && typeof part !== "function") : [one];
  const name = parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join(", ");
  return name.slice(0, LONGEST_NAME);
}

/**
 * Tries a rule on every case, so that a rule is one test that names all cases that break it.
 *
 * @param cases what to try; a text, or a row whose texts name it
 * @param check fails, as `expect` does, where a case breaks the rule
 * @returns each case that breaks the rule, with the reason; none where the rule holds
 * @throws Error when there are no cases: a rule that nothing was tried on proves nothing
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
      const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
      failures.push(`${nameOf(one)}: ${reason.replace(/\s+/g, " ").slice(0, LONGEST_REASON)}`);
    }
  }
  return failures;
}

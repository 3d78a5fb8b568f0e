/** What a step of `npm test` found: a step that is not made of tests counts as one. */
export interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Why the step could not run on this machine. It then counts neither as passed nor as failed. */
  readonly notRun?: string;
}

function line({ name, passed, failed, seconds, notRun }: Result): string {
  if (notRun !== undefined) {
    return `not run  ${name}: ${notRun}`;
  }
  return `${failed === 0 ? "ok  " : "FAIL"}  ${name.padEnd(28)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s`;
}

/** A line for each step; the last one says how much passed and failed. */
export function testSummary(results: readonly Result[]): string {
  const sum = (count: "passed" | "failed"): number => results.reduce((total, result) => total + result[count], 0);
  return [...results.map(line), "", `${String(sum("passed"))} passed, ${String(sum("failed"))} failed`].join("\n");
}

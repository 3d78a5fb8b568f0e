import { testSummary } from "../../../scripts/test-summary";

test("what cannot run on a machine is named with the reason, and counts neither as passed nor as failed", () => {
  const notRun = "ENGINES does not name it";
  const summary = testSummary([
    { name: "unit", passed: 3, failed: 1, seconds: 2 },
    { name: "scenarios", passed: 0, failed: 0, seconds: 0, notRun },
  ]);
  expect(summary).toContain(`not run  scenarios: ${notRun}`);
  expect(summary.split("\n").at(-1)).toBe("3 passed, 1 failed");
});

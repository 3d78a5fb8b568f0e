import { testSummary } from "../../../scripts/test-summary";
import { fixedChromiumProblem } from "../../../scripts/fixed-chromium";

test("pictures that cannot be drawn on a machine are named with the reason, and count neither as passed nor as failed", () => {
  const notRun = fixedChromiumProblem("darwin", "arm64");
  expect(notRun).toContain("darwin arm64");
  const summary = testSummary([
    { name: "unit", passed: 3, failed: 1, seconds: 2 },
    { name: "looks", passed: 0, failed: 0, seconds: 0, notRun: String(notRun) },
  ]);
  expect(summary).toContain(`not run  looks: ${String(notRun)}`);
  expect(summary.split("\n").at(-1)).toBe("3 passed, 1 failed");
});

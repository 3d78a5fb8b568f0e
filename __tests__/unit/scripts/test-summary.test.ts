import { testSummary } from "../../../scripts/test-summary";
import { fixedChromiumProblem } from "../../../scripts/fixed-chromium";

const UNIT = { name: "unit", passed: 3, failed: 0, seconds: 2 } as const;

test("pictures that cannot be drawn on a machine are named with the reason, and count neither as passed nor as failed", () => {
  const notRun = fixedChromiumProblem("darwin", "arm64");
  expect(notRun).toContain("darwin arm64");
  const summary = testSummary([UNIT, { name: "looks", passed: 0, failed: 0, seconds: 0, notRun: String(notRun) }]);
  expect(summary).toContain(`not run  looks: ${String(notRun)}`);
  expect(summary.split("\n").at(-1)).toBe("3 passed, 0 failed");
});

test("on Linux x64 pictures are compared", () => {
  expect(fixedChromiumProblem("linux", "x64")).toBeUndefined();
});

test("a step that failed is marked, and its failures are counted", () => {
  const lines = testSummary([UNIT, { name: "looks", passed: 5, failed: 1, seconds: 9 }]).split("\n");
  expect(lines[1]).toMatch(/^FAIL {2}looks +5 passed +1 failed +9 s$/);
  expect(lines.at(-1)).toBe("8 passed, 1 failed");
});

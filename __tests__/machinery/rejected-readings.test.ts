import { checkSite } from "../../src/check/check-site";
import { failing } from "../failing-cases";
import { withChange } from "../site-files";

const TODAY = new Date("2026-12-01T12:00:00Z");

test("names why a rejected reading would not be recognised, and days of verification that cannot be", async () => {
  const cases: readonly (readonly [mistake: string, before: string | RegExp, after: string, path: RegExp])[] = [
    [
      "an example that its words do not find",
      "Plans change? Cancel at no cost until",
      "Plans change? Until",
      /rejected\[0\]\.examples\.en\[1\]$/,
    ],
    ["a figure that is not one", '"24 hours"', '"soon"', /figures\[0\]$/],
    ["no words in a language", /"el": \[\s*"ακυρώ\*",\s*"ακύρω\*",\s*"ακυρω\*"\s*\]/, '"el": []', /near\.el$/],
    ["no words at all", /"near": \{/, '"nearby": {', /rejected\[0\]\.near$/],
    ["a day of verification to come", '"verified": "2026-11-21"', '"verified": "2026-12-24"', /^facts\[0\]\.verified$/],
    ["verified after the day of review", '"verified": "2026-11-21"', '"verified": "2028-01-01"', /^facts\[0\]\.verified$/],
  ];
  expect(
    await failing(cases, ([, before, after, path]) => {
      const problems = checkSite(
        withChange("data/facts.json", (text) => text.replace(before, after)),
        TODAY,
      );
      expect(problems.map((problem) => problem.path)).toContainEqual(expect.stringMatching(path));
    }),
  ).toEqual([]);
});

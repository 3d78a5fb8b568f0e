import { checkSite } from "../../src/check/check-site";
import { replacing } from "../site-files";

const TODAY = new Date("2026-12-01T12:00:00Z");

test.each<[mistake: string, before: string | RegExp, after: string, path: RegExp]>([
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
])("names the place of a rejected reading or a day that is wrong: %s", (_, before, after, path) => {
  const problems = checkSite(replacing("data/facts.json", before, after), TODAY);
  expect(problems.map((problem) => problem.path)).toContainEqual(expect.stringMatching(path));
});

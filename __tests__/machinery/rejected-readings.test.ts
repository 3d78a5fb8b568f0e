import { checkSite } from "../../src/check/check-site";
import { SITE, withChange } from "../site-files";

const TODAY = new Date("2026-12-01T12:00:00Z");

describe("the check names what would keep a rejected reading from being recognised", () => {
  const file = "data/facts.json";
  const problems = (before: string | RegExp, after: string) =>
    checkSite(
      withChange(file, (text) => {
        expect(text).toMatch(before);
        return text.replace(before, after);
      }),
      TODAY,
    );

  test("an example that its words do not find", () => {
    const [problem] = problems("Plans change? Cancel at no cost until", "Plans change? Until");
    expect(problem).toMatchObject({ file, path: expect.stringMatching(/rejected\[0\]\.examples\.en\[1\]$/) as string });
    expect(SITE.texts.get(file)?.split("\n")[(problem?.line ?? 0) - 1]).toContain("Plans change?");
  });

  test("a figure that is none", () => {
    expect(problems('"24 hours"', '"soon"')).toMatchObject([{ path: expect.stringContaining("figures[0]") as string, found: '"soon"' }]);
  });

  test("a reading without words in a language", () => {
    expect(problems(/"el": \[\s*"ακυρώ\*",\s*"ακύρω\*",\s*"ακυρω\*"\s*\]/, '"el": []')).toMatchObject([
      { path: expect.stringContaining("near.el") as string, found: "an empty list" },
    ]);
  });

  test("a reading without patterns", () => {
    expect(problems(/"near": \{/, '"nearby": {').map(({ path }) => path)).toEqual(
      expect.arrayContaining([expect.stringMatching(/rejected\[0\]\.near$/), expect.stringMatching(/rejected\[0\]\.nearby$/)]),
    );
  });

  test("a day of verification that has not come, or is later than the day of review", () => {
    expect(problems('"verified": "2026-11-21"', '"verified": "2026-12-24"')).toMatchObject([{ path: "facts[0].verified" }]);
    expect(problems('"verified": "2026-11-21"', '"verified": "2028-01-01"')).toMatchObject([
      { path: "facts[0].verified", allowed: "a day that is not after “reviewBy”" },
    ]);
  });
});

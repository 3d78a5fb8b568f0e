import { checkSite } from "../../src/check/check-site";
import { formatProblems } from "../../src/check/report";
import { SITE } from "../site-files";

test("the check finds nothing wrong with the site, its rejected readings included", () => {
  expect(formatProblems(checkSite(SITE))).toMatch(/^0 problems/);
});

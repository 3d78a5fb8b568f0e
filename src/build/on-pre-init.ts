import type { GatsbyNode } from "gatsby";
import { checkSite } from "./check/check-site";
import { formatProblems } from "./check/report";
import { readSiteFiles } from "./check/site-files";
import { projectFolder } from "./site-data";

/**
 * Stops the run on invalid data, facts or locales. `onPreInit` is the one hook that Gatsby runs before it touches `public/`, so the
 * last good build stays in place.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store }) => {
  const directory = projectFolder(store);
  const problems = checkSite(readSiteFiles(directory));
  if (problems.length > 0) {
    reporter.panic(`\n${formatProblems(problems)}\n`);
  }
};

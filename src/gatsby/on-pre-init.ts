import type { GatsbyNode } from "gatsby";
import { checkSite } from "../check/check-site";
import { CONTENT_IS_CHECKED, formatProblems } from "../check/report";
import { readSiteFiles } from "../content/site-files";
import { productionRefusal } from "../review/go-live";
import { installPictureCache } from "./internals/picture-cache";
import { projectFolder } from "../content/site-data";

/**
 * Stops the run on invalid content, and a production build with placeholders or samples: `onPreInit` is the one hook that Gatsby runs before
 * it touches `public/`, so the last good build stays in place. `npm run build` has checked before. Installs the picture cache.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store }) => {
  const directory = projectFolder(store);
  if (process.env[CONTENT_IS_CHECKED] !== "1") {
    const files = readSiteFiles(directory);
    const problems = checkSite(files);
    if (problems.length > 0) {
      reporter.panic(`\n${formatProblems(problems)}\n`);
    }
    const refusal = productionRefusal(files, process.env);
    if (refusal !== undefined) {
      reporter.panic(`\n${refusal}\n`);
    }
  }
  installPictureCache(directory);
};

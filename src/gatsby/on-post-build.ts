import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { feedPath } from "../core/routes/feed";
import { DESIGN_PATH } from "../core/routes/design-page";
import { LANGUAGES } from "../core/languages";
import { REVIEW_FOLDERS } from "../core/routes/review-folders";
import { hasReviewPages, isForSearchEngines, siteUrl } from "../core/routes/site-url";
import { contradictionsInBuiltSite } from "../contradictions/check-built-site";
import { formatContradictions } from "../contradictions/format-contradictions";
import { writeAdmin } from "../editing/write-admin";
import { readFactUses } from "../content/fact-uses";
import { articleFeed } from "../publish/feeds/feeds";
import { finishPages } from "./internals/finish-pages";
import { robotsText, webManifest } from "../publish/machine-files/machine-files";
import { headerRules, redirectRules } from "../publish/headers/netlify-files";
import { removeOldFiles } from "./internals/old-files";
import { overdueWarning } from "../core/facts/overdue-facts";
import { withForcedStates } from "../review/design/system/forced-states";
import { writePreview } from "../review/preview/write-preview";
import { readSiteFiles } from "../content/site-files";
import { goLiveItems, hasSampleContent } from "../review/go-live/go-live-items";
import { routeTable } from "../core/routes/route-table";
import { SECURITY_TEXT_FILE, securityText } from "../publish/machine-files/security-text";
import { writeServiceWorker } from "../publish/offline/write-service-worker";
import { servicesSummary, summaryPath } from "../publish/machine-files/services-summary";
import { projectFolder, readSiteData } from "../content/site-data";
import { adminPolicy, sitePolicy } from "../publish/headers/content-security-policy";
import { InlineTexts } from "../publish/headers/inline-hashes";
import { readSiteTexts } from "../content/site-texts";
import { writeSocialPictures } from "../publish/social-pictures/write-social-pictures";

/**
 * Writes what belongs to the output without being a page, and beside it the record of which page shows which fact. Takes the scripts off
 * the critical path, and files of long ago away; the policy of the headers names what then stands in the pages, and the worker knows them
 * by their content. Stops the build when what was built says what a fact rejects; warns of facts that have to be looked at again.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter }) => {
  const root = projectFolder(store);
  const publicFolder = join(root, "public");
  const data = readSiteData(root);
  const routes = routeTable(data);
  const texts = readSiteTexts(root, data, routes);
  const url = siteUrl(process.env);
  const siteFiles = readSiteFiles(root);
  const forSearchEngines = isForSearchEngines(process.env, hasSampleContent(siteFiles));

  const files = [
    ["_redirects", redirectRules(routes)],
    ["robots.txt", robotsText(url, forSearchEngines)],
    ["manifest.webmanifest", webManifest()],
    [
      SECURITY_TEXT_FILE,
      securityText(url, { email: data.business.email, isPlaceholder: data.business.placeholders.includes("email") }, new Date()),
    ],
    ...LANGUAGES.flatMap((language) => [
      [feedPath(language), articleFeed(language, url, data, routes, texts)] as const,
      [summaryPath(language), servicesSummary(language, url, data, routes, texts)] as const,
    ]),
  ] as const;
  for (const [name, content] of files) {
    const file = join(publicFolder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const inline = new InlineTexts();
  const forReviewers = hasReviewPages(process.env);
  const paths = [...routes.flatMap((route) => Object.values(route.paths)), ...(forReviewers ? [DESIGN_PATH] : [])];
  const { written, data: pageData } = await finishPages(
    root,
    paths,
    (path, css) => (path === DESIGN_PATH ? withForcedStates(css) : css),
    (html) => {
      inline.add(html);
    },
  );
  reporter.info(`Pages finished: ${String(written)}`);
  await writeFile(
    join(publicFolder, "_headers"),
    headerRules({
      isForSearchEngines: forSearchEngines,
      unlisted: forReviewers ? REVIEW_FOLDERS : [],
      sitePolicy: sitePolicy(inline),
      adminPolicy: adminPolicy(),
    }),
  );
  await removeOldFiles(publicFolder, pageData, new Date());
  const contradictions = await contradictionsInBuiltSite(root, data);
  if (contradictions.length > 0) {
    reporter.panic(`\n${formatContradictions(contradictions)}\n`);
  }
  reporter.info(`Social pictures drawn: ${String(await writeSocialPictures(root, data, routes, texts))}`);

  // After everything that changes a page: the worker knows pages by their content.
  await writeServiceWorker(root, publicFolder, routes, process.env);

  await writeAdmin(root, data, siteFiles, process.env);

  const uses = readFactUses(
    root,
    routes.flatMap(({ paths }) => Object.values(paths)),
  );
  await writeFile(join(root, ".cache", "fact-uses.json"), `${JSON.stringify(uses, null, 2)}\n`);

  const overdue = overdueWarning(data.facts.facts, new Date());
  if (overdue !== undefined) {
    reporter.warn(overdue);
  }
  const warnings = await writePreview(root, {
    routes,
    factUses: uses,
    goLive: goLiveItems(siteFiles),
    environment: process.env,
  });
  warnings.forEach((warning) => {
    reporter.warn(warning);
  });
};

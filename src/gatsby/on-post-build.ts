import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { LANGUAGES } from "../core/languages";
import { overdueWarning } from "../core/facts/overdue-facts";
import { DESIGN_PATH } from "../core/routes/design-page";
import { feedPath } from "../core/routes/feed";
import { REVIEW_FOLDERS } from "../core/routes/review-folders";
import { routeTable } from "../core/routes/route-table";
import { hasReviewPages, isForSearchEngines, siteUrl } from "../core/routes/site-url";
import { readFactUses } from "../content/fact-uses";
import { projectFolder, readSiteData } from "../content/site-data";
import { readSiteFiles } from "../content/site-files";
import { readSiteTexts } from "../content/site-texts";
import { contradictionsInBuiltSite } from "../contradictions/check-built-site";
import { formatContradictions } from "../contradictions/format-contradictions";
import { writeAdmin } from "../editing/write-admin";
import { articleFeed } from "../publish/feeds/article-feed";
import { adminPolicy, sitePolicy } from "../publish/headers/content-security-policy";
import { InlineTexts } from "../publish/headers/inline-hashes";
import { headerRules, redirectRules } from "../publish/headers/netlify-files";
import { robotsText, webManifest } from "../publish/machine-files/machine-files";
import { SECURITY_TEXT_FILE, securityText } from "../publish/machine-files/security-text";
import { servicesSummary, summaryPath } from "../publish/machine-files/services-summary";
import { writeServiceWorker } from "../publish/offline/write-service-worker";
import { writeSocialPictures } from "../publish/social-pictures/write-social-pictures";
import { withForcedStates } from "../review/design/system/forced-states";
import { goLiveItems, hasSampleContent } from "../review/go-live/go-live-items";
import { writePreview } from "../review/preview/write-preview";
import { finishPages } from "./internals/finish-pages";
import { removeOldFiles } from "./internals/old-files";

/** Finishes the pages, writes everything beside them, and stops the build if a page says what a fact rejects. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter }) => {
  const root = projectFolder(store);
  const publicFolder = join(root, "public");
  const data = readSiteData(root);
  const routes = routeTable(data);
  const files = readSiteFiles(root);
  const texts = readSiteTexts(root, data, routes);
  const url = siteUrl(process.env);
  const forSearchEngines = isForSearchEngines(process.env, hasSampleContent(files));
  const forReviewers = hasReviewPages(process.env);
  const paths = routes.flatMap((route) => Object.values(route.paths));

  const write = async (name: string, content: string): Promise<void> => {
    const file = join(publicFolder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const { email, placeholders } = data.business;
  await write("_redirects", redirectRules(routes));
  await write("robots.txt", robotsText(url, forSearchEngines));
  await write("manifest.webmanifest", webManifest());
  await write(SECURITY_TEXT_FILE, securityText(url, { email, isPlaceholder: placeholders.includes("email") }, new Date()));
  for (const language of LANGUAGES) {
    await write(feedPath(language), articleFeed(language, url, data, routes, texts));
    await write(summaryPath(language), servicesSummary(language, url, data, routes, texts));
  }

  const inline = new InlineTexts();
  const pageData = new Set<string>();
  const finished = await finishPages(root, forReviewers ? [...paths, DESIGN_PATH] : paths, {
    stylesOf: (path, css) => (path === DESIGN_PATH ? withForcedStates(css) : css),
    onPage: (html, dataAddress) => {
      inline.add(html);
      pageData.add(dataAddress);
    },
  });
  reporter.info(`Pages finished: ${String(finished)}`);

  // The headers name the scripts and styles of the finished pages.
  const policies = { sitePolicy: sitePolicy(inline), adminPolicy: adminPolicy() };
  const unlisted = forReviewers ? REVIEW_FOLDERS : [];
  await write("_headers", headerRules({ isForSearchEngines: forSearchEngines, unlisted, ...policies }));
  await removeOldFiles(publicFolder, pageData, new Date());

  const contradictions = await contradictionsInBuiltSite(root, data);
  if (contradictions.length > 0) {
    reporter.panic(`\n${formatContradictions(contradictions)}\n`);
  }
  reporter.info(`Social pictures drawn: ${String(await writeSocialPictures(root, data, routes, texts))}`);
  // The worker knows the finished pages by their content.
  await writeServiceWorker(root, publicFolder, routes, process.env);
  await writeAdmin(root, data, files, process.env);

  const warning = overdueWarning(data.facts.facts, new Date());
  if (warning !== undefined) {
    reporter.warn(warning);
  }
  const factUses = readFactUses(root, paths);
  await writeFile(join(root, ".cache", "fact-uses.json"), `${JSON.stringify(factUses, null, 2)}\n`);
  const warnings = await writePreview(root, { routes, factUses, goLive: goLiveItems(files), environment: process.env });
  warnings.forEach((text) => {
    reporter.warn(text);
  });
};

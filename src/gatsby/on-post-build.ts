import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { HOME } from "../i18n/page-ids";
import { PAGE_DATA_FOLDER, documentFile } from "../i18n/routes/folders";
import { keptFromSearchEngines, siteUrl } from "../i18n/routes/site-url";
import { currentSite } from "../content/site-data";
import { writeAdmin } from "../editing/write-admin";
import { sitePolicy } from "../publish/headers/content-security-policy";
import { headerRules, redirectRules } from "../publish/headers/netlify-files";
import { SECURITY_TEXT_FILE, robotsText, securityText, webManifest } from "../publish/machine-files/machine-files";
import { writeServiceWorker } from "../publish/offline/write-service-worker";
import { hasSampleContent } from "../review/go-live";
import { writePreview } from "../review/preview";
import { withPictureInside } from "./runtime/picture-inside";
import { SPECULATION_RULES, SPECULATION_RULES_FILE } from "../publish/headers/speculation-rules";
import { withLateScripts } from "./runtime/late-scripts";

/** Finishes the pages that Gatsby has written, and writes everything beside them. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  const { data, routes, files } = currentSite();
  const { brand, email, placeholders } = data.business;
  const url = siteUrl(process.env);
  const keptBecause = keptFromSearchEngines(process.env, hasSampleContent(files));
  const isForSearchEngines = keptBecause === undefined;

  const documents: string[] = [];
  for (const { id, paths } of routes) {
    for (const path of Object.values(paths)) {
      const file = join("public", documentFile(path));
      const late = withLateScripts(readFileSync(file, "utf8"));
      const html = id === HOME ? withPictureInside(late, (address) => readFileSync(join("public", address))) : late;
      documents.push(html);
      writeFileSync(file, html);
    }
  }

  // Headers name what is in the finished pages.
  const beside: Readonly<Record<string, string>> = {
    _headers: headerRules(isForSearchEngines, sitePolicy(documents)),
    _redirects: redirectRules(routes),
    "robots.txt": robotsText(url, isForSearchEngines),
    [SPECULATION_RULES_FILE]: SPECULATION_RULES,
    "manifest.webmanifest": webManifest(brand),
    [SECURITY_TEXT_FILE]: securityText(url, { email, isPlaceholder: placeholders.includes("email") }, new Date()),
    // Gatsby's record of the build, left empty. With it, a page that was opened before a deploy would reload when it hydrates with newer
    // data. Without it, React renders the page again, and keeps what the visitor has typed.
    [`${PAGE_DATA_FOLDER}app-data.json`]: "{}",
  };
  mkdirSync(join("public", dirname(SECURITY_TEXT_FILE)), { recursive: true });
  for (const [name, content] of Object.entries(beside)) {
    writeFileSync(join("public", name), content);
  }
  writeServiceWorker(routes);
  await writeAdmin(data, files, process.env);
  await writePreview(currentSite(), process.env);
  if (!isForSearchEngines) {
    reporter.info(`This build tells search engines not to list the site, because ${keptBecause}.`);
  }
};

import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { HOME } from "../core/page-ids";
import { PAGE_DATA_FOLDER } from "../core/routes/gatsby-folders";
import { REVIEW_FOLDERS } from "../core/routes/review-folders";
import type { Route } from "../core/routes/route-table";
import { hasReviewPages, isForSearchEngines, siteUrl } from "../core/routes/site-url";
import { type Site, siteAt } from "../content/site-data";
import { projectFolder } from "./project-folder";
import { writeAdmin } from "../editing/write-admin";
import { withPictureInside } from "../head/hero-picture";
import { InlineTexts, adminPolicy, sitePolicy } from "../publish/headers/content-security-policy";
import { headerRules, redirectRules } from "../publish/headers/netlify-files";
import { SECURITY_TEXT_FILE, robotsText, securityText, webManifest } from "../publish/machine-files/machine-files";
import { hasServiceWorker, writeServiceWorker } from "../publish/offline/write-service-worker";
import { hasSampleContent } from "../review/go-live";
import { writePreview } from "../review/preview";
import { finishPages } from "./runtime/finish-pages";

/** A site whose pages Gatsby has written. */
interface BuiltSite extends Pick<Site, "data" | "routes" | "files"> {
  /** The project's folder. */
  readonly root: string;
  readonly publicFolder: string;
  readonly url: string;
  readonly forSearchEngines: boolean;
  readonly forReviewers: boolean;
  readonly reporter: Reporter;
  /** The scripts and styles in the finished pages. */
  readonly inline: InlineTexts;
}

type Step = (site: BuiltSite) => Promise<void>;

const pathsOf = (routes: readonly Route[]): readonly string[] => routes.flatMap(({ paths }) => Object.values(paths));

const writeMachineFiles: Step = async ({ publicFolder, data, routes, url, forSearchEngines }) => {
  const { email, placeholders } = data.business;
  const files: readonly (readonly [name: string, content: string])[] = [
    ["_redirects", redirectRules(routes)],
    ["robots.txt", robotsText(url, forSearchEngines)],
    ["manifest.webmanifest", webManifest(data.business.brand)],
    [SECURITY_TEXT_FILE, securityText(url, { email, isPlaceholder: placeholders.includes("email") }, new Date())],
  ];
  for (const [name, content] of files) {
    const file = join(publicFolder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
};

const finishAllPages: Step = async ({ root, publicFolder, routes, reporter, inline }) => {
  // Most visits start on the home page.
  const homes = pathsOf(routes.filter(({ id }) => id === HOME));
  const written = await finishPages(root, pathsOf(routes), {
    documentOf: (path, html) => (homes.includes(path) ? withPictureInside(html, (file) => readFileSync(join(publicFolder, file))) : html),
    onPage: (_, html) => {
      inline.add(html);
    },
  });
  reporter.info(`Pages finished: ${String(written)}`);
};

const writeHeaders: Step = async ({ publicFolder, forSearchEngines, forReviewers, inline }) => {
  const unlisted = forReviewers ? REVIEW_FOLDERS : [];
  await writeFile(
    join(publicFolder, "_headers"),
    headerRules({ isForSearchEngines: forSearchEngines, unlisted, sitePolicy: sitePolicy(inline), adminPolicy: adminPolicy() }),
  );
};

/**
 * Empties Gatsby's record of the build that a page's data belong to. A page that was opened before a deploy would reload when it hydrates
 * with newer data; now React renders it anew, and what its visitor has typed stays.
 */
const forgetBuild: Step = ({ publicFolder }) => writeFile(join(publicFolder, PAGE_DATA_FOLDER, "app-data.json"), "{}");

/** Headers name what is in the finished pages, and the service worker knows pages by their content: both come after `finishAllPages`. */
const STEPS: readonly Step[] = [
  writeMachineFiles,
  finishAllPages,
  forgetBuild,
  writeHeaders,
  ({ root, publicFolder, routes }) => writeServiceWorker(root, publicFolder, routes, hasServiceWorker(process.env)),
  ({ root, data, files }) => writeAdmin(root, data, files, process.env),
  ({ root, routes, files }) => writePreview(root, { routes, files, environment: process.env }),
];

/** Finishes the pages and writes everything beside them. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter }) => {
  const root = projectFolder(store);
  const content = siteAt(root);
  const { data, routes, files } = content;
  const site: BuiltSite = {
    root,
    publicFolder: join(root, "public"),
    data,
    routes,
    files,
    url: siteUrl(process.env),
    forSearchEngines: isForSearchEngines(process.env, hasSampleContent(files)),
    forReviewers: hasReviewPages(process.env),
    reporter,
    inline: new InlineTexts(),
  };
  for (const step of STEPS) {
    await step(site);
  }
};

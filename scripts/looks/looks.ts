import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";
import { endServers, startBrowser } from "../../__tests__/browser/servers";
import { ensureChromium } from "../../__tests__/engines/chromium";
import { type Site, currentSite } from "../../src/content/site-data";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../src/i18n/languages";
import { netlifyServer } from "../netlify-server";
import { wantedBy } from "./arguments";
import { difference } from "./compare";
import { type View, pictureOf } from "./pictures";
import { type Finding, htmlReport, markdownReport } from "./report";
import { built, builtCommit } from "./states";

const VIEWS = [390, 1440].flatMap((width) => (["light", "dark"] as const).map((scheme) => ({ width, scheme })));

/** A page of every kind, in English, and three in every language: words are longer in some. */
function samplePaths({ routes }: Site): readonly string[] {
  const kinds = new Map(routes.map(({ template, paths }) => [template, paths[DEFAULT_LANGUAGE]]));
  const others = routes.filter(({ id }) => ["home", "can-i-rent", "van-rental"].includes(id));
  return [...new Set([...kinds.values(), ...others.flatMap((route) => LANGUAGES.map((language) => route.paths[language]))])];
}

/** Serves a built site. @returns its address */
async function serve(folder: string): Promise<string> {
  const server = await netlifyServer(folder);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  server.unref();
  return `http://localhost:${String((server.address() as AddressInfo).port)}`;
}

/** Looks at a page in both states, and writes pictures of what differs. @returns nothing when nothing does */
async function compare(browser: Browser, origins: readonly [string, string], view: View, name: string): Promise<readonly Finding[]> {
  const found = difference(...(await Promise.all([pictureOf(browser, origins[0], view), pictureOf(browser, origins[1], view)])));
  if (found === undefined) {
    return [];
  }
  const pictures: Record<string, string> = {};
  for (const [kind, { data, ...size }] of Object.entries(found.pictures)) {
    pictures[kind] = `pictures/${name}-${kind}.png`;
    await sharp(data, { raw: { ...size, channels: 4 } }).toFile(join("looks", pictures[kind]));
  }
  return [{ ...view, change: found.change, pictures }];
}

const { state, isFolder, paths } = wantedBy(process.argv.slice(2), (name) => existsSync(join(name, "_redirects")));
rmSync("looks/pictures", { recursive: true, force: true });
mkdirSync("looks/pictures", { recursive: true });
const before = isFolder && state !== undefined ? state : builtCommit(state);
const after = built(".");
await startBrowser(ensureChromium());
const browser = await chromium.connect(process.env["BROWSER_ADDRESS"] ?? "");
const origins = await Promise.all([serve(before), serve(after)]);
const findings: Finding[] = [];
const pages = paths.length > 0 ? paths : samplePaths(currentSite());
for (const [index, path] of pages.entries()) {
  const known = findings.length;
  for (const view of VIEWS) {
    findings.push(...(await compare(browser, origins, { ...view, path }, `${String(index)}-${String(view.width)}-${view.scheme}`)));
  }
  console.log(`${String(index + 1)} of ${String(pages.length)}: ${path} ${findings.length === known ? "is the same" : "differs"}`);
}
await endServers();
const title = `${String(pages.length)} pages compared with ${state ?? "the production branch"}`;
writeFileSync("looks/index.html", htmlReport(findings, title));
writeFileSync("looks/summary.md", markdownReport(findings, title));
console.log(`\n${markdownReport(findings, title)}\nSee looks/index.html.`);

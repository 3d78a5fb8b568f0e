import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { CHROMIUM_SETTINGS } from "../../__tests__/browser/chromium";
import { readSiteData } from "../../src/content/site-data";
import { routeTable } from "../../src/core/routes/route-table";
import { chromiumPath } from "./browser";
import { kilobytes, median, table } from "./markdown";
import { SCRIPT_FREE, serveCopy } from "./served-copy";

/** The newest that runs on Node 20; 13 needs Node 22 (docs/decisions/0020-benchmark.md). */
const LIGHTHOUSE = "lighthouse@12.8.2";

/** Lighthouse's calculation from an unthrottled load, and a load that is really slowed down. */
const METHODS = { simulate: "Simulated throttling", devtools: "Applied throttling" } as const;
type Method = keyof typeof METHODS;
const METHOD_NAMES = ["simulate", "devtools"] as const;

/** An English page, and a page with a language prefix in another alphabet. */
const MEASURED_LANGUAGES = ["en", "el"] as const;

const number = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

const reportSchema = z.object({
  audits: z.object({
    "first-contentful-paint": number,
    "largest-contentful-paint": number,
    "total-blocking-time": number,
    "cumulative-layout-shift": number,
    "total-byte-weight": number,
  }),
});

/** Times in milliseconds, the weight in bytes. */
type Metrics = z.infer<typeof reportSchema>["audits"];

/** How often a page is tried whose metrics Lighthouse could not take, because the machine was busy; a whole benchmark is longer than an hour. */
const TRIES = 3;

async function runOnce(url: string, language: string, method: Method, tries = TRIES): Promise<Metrics> {
  // In the page's own language, so that no bar offers another one.
  const flags = ["--headless=new", `--accept-lang=${language}`, ...CHROMIUM_SETTINGS].join(" ");
  const options = ["--quiet", "--output=json", "--only-categories=performance", `--throttling-method=${method}`, `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromiumPath(), npm_config_ignore_scripts: "true" },
    maxBuffer: Infinity,
  });
  const report = reportSchema.safeParse(JSON.parse(stdout));
  if (report.success) {
    return report.data.audits;
  }
  if (tries === 1) {
    throw report.error;
  }
  return runOnce(url, language, method, tries - 1);
}

/**
 * Runs Lighthouse as on a phone (slow 4G, processor four times slower) over one page of each template, the same pages without scripts, and
 * pages of other sites, all in turn, so that what else the machine does affects them alike.
 *
 * @param runs how often each is measured; the median counts
 * @param only a part of the path of the wanted pages
 * @param beside pages of other built sites, each as `folder:/path`
 * @returns a table for each method of throttling
 */
export async function measureLighthouse(root: string, runs: number, only: string, beside: readonly string[]): Promise<string> {
  const site = await serveCopy(join(root, "public"));
  const copies = [site];
  const routes = routeTable(readSiteData(root));
  const targets: { readonly name: string; readonly language: string; readonly urls: readonly string[] }[] = routes
    .filter(({ template }, index) => routes.findIndex((route) => route.template === template) === index)
    .flatMap(({ paths }) => MEASURED_LANGUAGES.map((language) => ({ language, name: paths[language] })))
    .filter(({ name }) => name.includes(only))
    .map(({ language, name }) => ({
      name,
      language,
      urls: [`${site.origin}${name}`, `${site.origin}${SCRIPT_FREE}${name === "/" ? "" : name}`],
    }));
  for (const typed of beside) {
    const [folder = "", path = ""] = typed.split(/:(?=\/)/);
    const copy = await serveCopy(folder);
    copies.push(copy);
    targets.push({ name: `beside: ${path}`, language: "en", urls: [`${copy.origin}${path}`] });
  }
  const measured: { readonly method: Method; readonly url: string; readonly metrics: Metrics }[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const { language, urls } of targets) {
        for (const method of METHOD_NAMES) {
          for (const url of urls) {
            const metrics = await runOnce(url, language, method);
            measured.push({ method, url, metrics });
            console.log(`  ${url}, ${method}: LCP ${metrics["largest-contentful-paint"].toFixed(0)} ms`);
          }
        }
      }
    }
  } finally {
    copies.forEach(({ close }) => {
      close();
    });
  }
  const tables = METHOD_NAMES.map((method) => {
    const rows = targets.map(({ name, urls: [url, scriptFree] }) => {
      const middle = (metric: keyof Metrics, address = url): number =>
        median(measured.filter((one) => one.method === method && one.url === address).map(({ metrics }) => metrics[metric]));
      const lcp = middle("largest-contentful-paint");
      const without = scriptFree === undefined ? undefined : middle("largest-contentful-paint", scriptFree);
      return [
        name,
        middle("first-contentful-paint").toFixed(0),
        lcp.toFixed(0),
        without?.toFixed(0) ?? "",
        without === undefined ? "" : (lcp / without).toFixed(3),
        middle("total-blocking-time").toFixed(0),
        middle("cumulative-layout-shift").toFixed(3),
        kilobytes(middle("total-byte-weight")),
      ];
    });
    return `### ${METHODS[method]}\n\n${table(["page", "FCP", "LCP", "LCP without scripts", "ratio", "TBT", "CLS", "kB"], rows)}`;
  });
  return [`${LIGHTHOUSE}, mobile, median of ${String(runs)}, every page in turn. Times in milliseconds.`, ...tables].join("\n\n");
}

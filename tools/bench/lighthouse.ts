import { join } from "node:path";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import type { Language } from "../../src/core/languages";
import { CHROMIUM_SETTINGS } from "../../__tests__/browser/chromium";
import { chromiumPath } from "./browser";
import { LIGHTHOUSE_VERSION, type LaunchChrome, type LighthouseReport, type RunLighthouse, loadLighthouse } from "./lighthouse-package";
import { TWIN_PREFIX, serveCopy } from "./served-copy";
import { median } from "./statistics";

/** What Lighthouse finds in one run; times in milliseconds. */
export interface Metrics {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly speedIndex: number;
  /** From 0 to 100. */
  readonly score: number;
  /** Everything that came over the wire. */
  readonly bytes: number;
}

/** A page beside its twin without scripts: the medians of their runs. */
export interface PairResult {
  readonly template: string;
  readonly path: string;
  readonly page: Metrics;
  readonly twin: Metrics;
  /** LCP of the page through LCP of the twin: what the scripts cost. */
  readonly lcpRatio: number;
}

export interface LighthouseResult {
  readonly version: string;
  readonly runs: number;
  /** Lighthouse's own measure of how fast the machine was, the median of all runs. */
  readonly benchmarkIndex: number;
  readonly pairs: readonly PairResult[];
}

/** One language without a prefix in Latin letters, and one that has both a prefix and another alphabet. */
const MEASURED_LANGUAGES = ["en", "el"] as const satisfies readonly Language[];

function metricsOf({ audits, categories }: LighthouseReport): Metrics {
  const value = (id: keyof LighthouseReport["audits"]): number => {
    const { numericValue } = audits[id];
    if (numericValue === undefined) {
      throw new Error(`Lighthouse has no value for ${id}.`);
    }
    return numericValue;
  };
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    speedIndex: value("speed-index"),
    score: (categories.performance.score ?? 0) * 100,
    bytes: value("total-byte-weight"),
  };
}

/** The median of each metric by itself. */
export function medianMetrics(runs: readonly Metrics[]): Metrics {
  const of = (read: (metrics: Metrics) => number): number => median(runs.map(read));
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    speedIndex: of(({ speedIndex }) => speedIndex),
    score: of(({ score }) => score),
    bytes: of(({ bytes }) => bytes),
  };
}

async function runOnce(lighthouse: RunLighthouse, launch: LaunchChrome, url: string, language: Language): Promise<LighthouseReport> {
  // A browser of its own for each run, as Lighthouse's command line does: nothing is warm from the run before.
  const chrome = await launch({
    chromePath: chromiumPath(),
    // In the page's own language, so that no bar offers another one to a visitor who reads this one.
    chromeFlags: ["--headless=new", `--accept-lang=${language}`, ...CHROMIUM_SETTINGS],
    logLevel: "error",
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error", onlyCategories: ["performance"] });
    if (result === undefined || result.lhr.runtimeError !== undefined) {
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    }
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** One page of each template, in the measured languages. */
function measuredPages(root: string): readonly { readonly template: string; readonly language: Language; readonly path: string }[] {
  const routes = routeTable(readSiteData(root));
  const templates = [...new Set(routes.map(({ template }) => template))];
  return templates.flatMap((template) => {
    const route = routes.find((candidate) => candidate.template === template);
    return route === undefined ? [] : MEASURED_LANGUAGES.map((language) => ({ template, language, path: route.paths[language] }));
  });
}

/**
 * Runs Lighthouse as on a telephone (its default: simulated slow 4G, processor four times slower) over one page of each template and over
 * the page's twin without scripts, in turn, so that whatever else the machine does befalls both.
 *
 * @param root the project's folder, with the built site in `public/`
 * @param runs how often each is measured; the median counts
 * @param only a part of the path of those pages that are wanted
 */
export async function measureLighthouse(root: string, runs: number, only: string | undefined): Promise<LighthouseResult> {
  const pages = measuredPages(root).filter(({ path }) => only === undefined || path.includes(only));
  if (pages.length === 0) {
    throw new RangeError(`No measured page’s path contains “${only ?? ""}”.`);
  }
  const { lighthouse, launch } = await loadLighthouse();
  const copy = await serveCopy(join(root, "public"));
  const reports: LighthouseReport[] = [];
  const measure = async (path: string, language: Language): Promise<Metrics> => {
    const report = await runOnce(lighthouse, launch, `${copy.origin}${path}`, language);
    reports.push(report);
    return metricsOf(report);
  };
  try {
    const pairs: PairResult[] = [];
    for (const { template, language, path } of pages) {
      const ofPage: Metrics[] = [];
      const ofTwin: Metrics[] = [];
      for (let run = 0; run < runs; run += 1) {
        ofPage.push(await measure(path, language));
        ofTwin.push(await measure(`${TWIN_PREFIX}${path === "/" ? "" : path}`, language));
      }
      const page = medianMetrics(ofPage);
      const twin = medianMetrics(ofTwin);
      pairs.push({ template, path, page, twin, lcpRatio: page.lcp / twin.lcp });
      console.log(`  ${path}: LCP ${page.lcp.toFixed(0)} ms, twin ${twin.lcp.toFixed(0)} ms, ratio ${(page.lcp / twin.lcp).toFixed(3)}`);
    }
    return {
      version: LIGHTHOUSE_VERSION,
      runs,
      benchmarkIndex: median(reports.map(({ environment }) => environment.benchmarkIndex)),
      pairs,
    };
  } finally {
    await copy.close();
  }
}

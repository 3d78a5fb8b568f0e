import { onDemandPackage } from "./on-demand-package";

/** The newest that runs on Node 20; 13 wants 22 (decision 20). */
export const LIGHTHOUSE_VERSION = "12.8.2";

/** The ids of the audits whose numbers are read. */
export type AuditId =
  | "first-contentful-paint"
  | "largest-contentful-paint"
  | "total-blocking-time"
  | "cumulative-layout-shift"
  | "speed-index"
  | "total-byte-weight";

/** The part of Lighthouse's report that is read. */
export interface LighthouseReport {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly audits: Readonly<Record<AuditId, { readonly numericValue?: number }>>;
  readonly categories: { readonly performance: { readonly score: number | null } };
}

/** The part of Lighthouse that is used. */
export type RunLighthouse = (
  url: string,
  flags: { readonly port: number; readonly output: "json"; readonly logLevel: "error"; readonly onlyCategories: readonly ["performance"] },
) => Promise<{ readonly lhr: LighthouseReport } | undefined>;

/** The part of chrome-launcher, which Lighthouse brings, that is used. */
export type LaunchChrome = (options: {
  readonly chromePath: string;
  readonly chromeFlags: readonly string[];
  readonly logLevel: "error";
}) => Promise<{ readonly port: number; readonly kill: () => void }>;

/**
 * Loads Lighthouse, and installs it before into a folder of the user's cache when it is not there. Without the project's own packages: it
 * brings two hundred, for something that no test needs.
 */
export async function loadLighthouse(): Promise<{ readonly lighthouse: RunLighthouse; readonly launch: LaunchChrome }> {
  const addressOf = onDemandPackage("lighthouse", LIGHTHOUSE_VERSION);
  const load = (name: string): Promise<unknown> => import(addressOf(name));
  const { default: lighthouse } = (await load("lighthouse")) as { readonly default: RunLighthouse };
  const { launch } = (await load("chrome-launcher")) as { readonly launch: LaunchChrome };
  return { lighthouse, launch };
}

/** How grave an advisory is, from the least. @source npm, audit levels */
const SEVERITIES = ["info", "low", "moderate", "high", "critical"] as const;

type Severity = (typeof SEVERITIES)[number];

/** The least that is worth stopping for. */
const LEVEL: Severity = "high";

/** Answers of a registry that has no such thing as an audit: unknown address, method not allowed, gone, not implemented. */
const NO_ENDPOINT: ReadonlySet<number> = new Set([404, 405, 410, 501]);

/** One advisory on one package. */
export interface Advisory {
  readonly name: string;
  readonly severity: Severity;
  readonly title: string;
  readonly url: string;
}

/** An advisory that does not concern the site, why, and until when that is believed. */
export interface AcceptedAdvisory {
  readonly url: string;
  readonly reason: string;
  /** ISO 8601 date; from that day on it counts again. */
  readonly until: string;
}

/** What an audit came to. */
export type AuditOutcome =
  | { readonly kind: "findings"; readonly advisories: readonly Advisory[] }
  | { readonly kind: "clean" }
  | { readonly kind: "no-endpoint"; readonly status: number }
  | { readonly kind: "failed"; readonly because: string };

/** What `npm run audit` ends with. */
export const AUDIT_STATUS: Readonly<Record<AuditOutcome["kind"], number>> = { clean: 0, findings: 1, failed: 2, "no-endpoint": 3 };

/** What `npm audit --json` prints: a report, or what went wrong. @source npm, audit report version 2 */
interface NpmAuditOutput {
  readonly statusCode?: number;
  readonly message?: string;
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        readonly via: readonly (
          string | { readonly name: string; readonly severity: string; readonly title: string; readonly url: string }
        )[];
      }
    >
  >;
}

const isGrave = (severity: Severity): boolean => SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(LEVEL);

/**
 * Reads what `npm audit --json` printed.
 *
 * @param output all of its standard output
 * @param accepted advisories that somebody has looked at
 * @param today ISO 8601 date
 */
export function auditOutcome(output: string, accepted: readonly AcceptedAdvisory[], today: string): AuditOutcome {
  let report: NpmAuditOutput;
  try {
    report = JSON.parse(output) as NpmAuditOutput;
  } catch {
    return { kind: "failed", because: output.trim() === "" ? "npm said nothing" : output.trim() };
  }
  if (report.statusCode !== undefined && NO_ENDPOINT.has(report.statusCode)) {
    return { kind: "no-endpoint", status: report.statusCode };
  }
  if (report.auditReportVersion === undefined || report.vulnerabilities === undefined) {
    return { kind: "failed", because: report.message ?? "npm gave no report" };
  }
  // A package that is affected only through another names that one, whose own entry holds the advisory.
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via.filter((cause) => typeof cause !== "string"))
    .map(({ name, severity, title, url }) => ({ name, severity: SEVERITIES.find((known) => known === severity) ?? "critical", title, url }))
    .filter(({ severity }) => isGrave(severity))
    .filter(({ url }) => !accepted.some((known) => known.url === url && today < known.until));
  return advisories.length === 0 ? { kind: "clean" } : { kind: "findings", advisories };
}

/** The outcome in words. */
export function formatOutcome(outcome: AuditOutcome): string {
  switch (outcome.kind) {
    case "clean":
      return `No advisory of level “${LEVEL}” or above on what the site is built with.`;
    case "no-endpoint":
      return `Not audited: this registry has no audit endpoint (it answers ${String(outcome.status)}).`;
    case "failed":
      return `Not audited: ${outcome.because}.`;
    case "findings":
      return outcome.advisories.map(({ name, severity, title, url }) => `${severity}: ${name}: ${title} (${url})`).join("\n");
  }
}

import { auditOutcome, formatOutcome } from "../../../scripts/audit-report";

const URL = "https://github.com/advisories/GHSA-0000-0000-0000";
const advisory = (severity: string) => ({ name: "deep", severity, title: "Says too much", url: URL });
/** A report in which a package is affected by itself, and another through it. */
const report = (severity: string): string =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: { deep: { via: [advisory(severity)] }, top: { via: ["deep"] } } });
const outcome = (output: string, accepted: Parameters<typeof auditOutcome>[1] = []) => auditOutcome(output, accepted, "2026-11-22");

test.each(["high", "critical"])("a %s advisory is found, once", (severity) => {
  expect(outcome(report(severity))).toEqual({ kind: "findings", advisories: [advisory(severity)] });
  expect(formatOutcome(outcome(report(severity)))).toBe(`${severity}: deep: Says too much (${URL})`);
});

test.each(["info", "low", "moderate"])("a %s advisory stops nothing", (severity) => {
  expect(outcome(report(severity))).toEqual({ kind: "clean" });
});

test("an accepted advisory counts again from its day on", () => {
  const accepted = (until: string) => [{ url: URL, reason: "The site never calls it.", until }];
  expect(outcome(report("high"), accepted("2026-11-23")).kind).toBe("clean");
  expect(outcome(report("high"), accepted("2026-11-22")).kind).toBe("findings");
});

test.each([404, 405, 410, 501])("a registry that answers %d has no audit, which is no finding", (statusCode) => {
  const found = outcome(JSON.stringify({ statusCode, message: `${String(statusCode)} …` }));
  expect(found).toEqual({ kind: "no-endpoint", status: statusCode });
  expect(formatOutcome(found)).toContain("Not audited");
});

test.each([
  ["a registry that is broken", JSON.stringify({ statusCode: 503, message: "503 Service Unavailable" }), "503"],
  ["no network", JSON.stringify({ message: "getaddrinfo ENOTFOUND", error: { code: "ENOTFOUND" } }), "ENOTFOUND"],
  ["an answer that is no report", "<html>Log in</html>", "Log in"],
  ["no answer", "", "nothing"],
])("%s is neither clean nor a finding, and says why", (_, output, because) => {
  expect(outcome(output).kind).toBe("failed");
  expect(formatOutcome(outcome(output))).toContain(because);
});

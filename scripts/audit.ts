import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AUDIT_STATUS, type AcceptedAdvisory, auditOutcome, formatOutcome } from "./audit-report";

const accepted = JSON.parse(readFileSync(join("scripts", "accepted-advisories.json"), "utf8")) as readonly AcceptedAdvisory[];
// On Windows npm is a script, which only a shell starts.
const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8", shell: process.platform === "win32" });
const outcome = auditOutcome(stdout, accepted, new Date().toISOString().slice(0, 10));
(outcome.kind === "findings" || outcome.kind === "failed" ? console.error : console.log)(formatOutcome(outcome));
process.exitCode = AUDIT_STATUS[outcome.kind];

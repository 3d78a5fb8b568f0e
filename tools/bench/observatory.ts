import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { OBSERVATORY, OBSERVATORY_VERSION } from "./observatory-package";
import { onDemandPackage } from "./on-demand-package";

/** What MDN's HTTP Observatory says of the headers of the home page. */
export interface HeadersResult {
  readonly version: string;
  readonly grade: string;
  readonly score: number;
  readonly verdicts: readonly { readonly result: string; readonly pass: boolean; readonly points: number }[];
}

/** Runs a program and returns what it printed. */
function run(program: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", env: { ...process.env, ...environment } });
  if (status !== 0) {
    throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  }
  return stdout;
}

/**
 * Grades a built site by the rules of MDN's HTTP Observatory, as it is served with its own headers over HTTPS.
 *
 * @param publicFolder the built site
 * @throws when there is no `openssl`, which makes the certificate
 */
export function measureHeaders(publicFolder: string): HeadersResult {
  // Here and not in the process that scans, whose output is the result.
  onDemandPackage(OBSERVATORY, OBSERVATORY_VERSION);
  const folder = mkdtempSync(join(tmpdir(), "bench-certificate-"));
  const certificate = join(folder, "certificate.pem");
  try {
    run("openssl", [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"],
      ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
      ...["-keyout", join(folder, "key.pem"), "-out", certificate],
    ]);
    const scan = fileURLToPath(new URL("observatory-scan.ts", import.meta.url));
    const printed = run(process.execPath, ["--import", "tsx", scan, publicFolder, folder], { NODE_EXTRA_CA_CERTS: certificate });
    const result = JSON.parse(printed) as HeadersResult;
    console.log(`  ${result.grade}, ${String(result.score)} points`);
    return result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

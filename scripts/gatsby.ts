import { spawn } from "node:child_process";
import { createRequire } from "node:module";

/** Runs Gatsby's command line without telemetry. Resolves to its exit status. */
export function runGatsby(command: "build" | "develop", environment: Readonly<Record<string, string>> = {}): Promise<number> {
  const cli = createRequire(import.meta.url).resolve("gatsby/cli.js");
  const gatsby = spawn(process.execPath, [cli, command], {
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...environment },
  });
  return new Promise((resolve, reject) => {
    gatsby.once("error", reject);
    gatsby.once("exit", (status) => {
      resolve(status ?? 1);
    });
  });
}

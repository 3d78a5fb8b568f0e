import { spawnSync } from "node:child_process";
import { ensureInstalled } from "./ensure-installed.mjs";

ensureInstalled();
for (const script of ["scripts/build.ts", "scripts/serve.ts"]) {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", script], { stdio: "inherit" });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

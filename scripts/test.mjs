import { spawnSync } from "node:child_process";
import { ensureInstalled } from "./ensure-installed.mjs";

ensureInstalled();
const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/test.ts"], { stdio: "inherit" });
process.exit(status ?? 1);

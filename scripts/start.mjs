import { spawnSync } from "node:child_process";
import { installMissing } from "./install.mjs";

installMissing();
const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit", shell: process.platform === "win32" });
if (status !== 0) {
  process.exit(status ?? 1);
}
await import("tsx");
await import("./serve.ts");

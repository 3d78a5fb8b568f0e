import { ensureInstalled } from "./ensure-installed.mjs";

ensureInstalled();
// In this very process, so that what ends it ends the build and the server.
await import("tsx");
await import("./build.ts");
if (!process.exitCode) {
  await import("./serve.ts");
}

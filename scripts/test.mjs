import { ensureInstalled } from "./ensure-installed.mjs";

ensureInstalled();
// In this very process, so that what ends it ends the tests.
await import("tsx");
await import("./test.ts");

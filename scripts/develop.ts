import "./end-with-parent.mjs";
import { rmSync, watch } from "node:fs";
import { join } from "node:path";
import { writeCodeTypes } from "./code-types";
import { gatsby, runProgram } from "./run-program";

const root = process.cwd();
// Gatsby's cache belongs to a `public/` that a build may have replaced since, and to a folder that may have been renamed.
rmSync(join(root, ".cache"), { recursive: true, force: true });
await writeCodeTypes(root);
for (const folder of ["src", join("locales", "en")]) {
  watch(join(root, folder), { recursive: true }, () => {
    // A file that is being written may be incomplete; its next change follows.
    writeCodeTypes(root).catch(() => undefined);
  }).unref();
}
process.exitCode = await runProgram(gatsby("develop"), { folder: root, isInteractive: true });

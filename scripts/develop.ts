import "./end-with-parent.mjs";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { gatsby, runProgram } from "./run-program";

const root = process.cwd();
// Gatsby's cache belongs to a `public/` that a build may have replaced since, and to a folder that may have been renamed.
rmSync(join(root, ".cache"), { recursive: true, force: true });
process.exitCode = await runProgram(gatsby("develop"), { folder: root, isInteractive: true });

import "./end-with-parent.mjs";
import { gatsby, runProgram } from "./run-program";

process.exitCode = await runProgram(gatsby("develop"), { folder: process.cwd(), isInteractive: true });

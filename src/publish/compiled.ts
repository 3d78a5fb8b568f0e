import { join } from "node:path";
import { buildSync } from "esbuild";

/** The oldest browsers of the browserslist in package.json, in esbuild's words; Edge and Samsung Internet are Chrome to it. */
const TARGET = ["chrome109", "firefox115", "safari16"];

/**
 * A script for visitors' browsers, with all that it imports.
 *
 * @param file from `src/`
 * @param define the global names that the build replaces, each with its value as JSON
 */
export function compiled(file: string, define: Readonly<Record<string, string>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [join("src", file)],
    bundle: true,
    minify: true,
    format: "iife",
    target: TARGET,
    define: { "process.env.NODE_ENV": '"production"', ...define },
    legalComments: "none",
    // Else esbuild writes "use strict", which the scripts do not need.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

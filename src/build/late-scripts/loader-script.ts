import { join } from "node:path";
import { buildSync } from "esbuild";

/** The oldest browsers of the browserslist in package.json, in esbuild's words; Edge and Samsung Internet are Chrome to it. */
export const TARGET = ["chrome109", "firefox115", "safari16"];

/**
 * The loader as it stands in every page.
 *
 * @param root the project's folder
 * @returns the script's text, without its element
 */
export function loaderScript(root: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [join("src", "loader", "loader.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: TARGET,
    // Else esbuild writes "use strict", which the loader does not need.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

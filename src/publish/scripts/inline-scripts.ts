import { join } from "node:path";
import { buildSync } from "esbuild";
import { LoaderId } from "./names";

/** The oldest browsers of the browserslist in package.json, in esbuild's words; Edge and Samsung Internet are Chrome to it. */
const TARGET = ["chrome109", "firefox115", "safari16"];

/** The folder of the scripts, in `src/`. */
const FOLDER = "publish/scripts";

/** The scripts whose places the server leaves empty, by the ids of their elements. */
export type InlineScripts = Readonly<Record<LoaderId.Policy | LoaderId.Loader, string>>;

/**
 * A script for visitors' browsers, with all that it imports.
 *
 * @param root the project's folder
 * @param file from `src/`
 * @param define what the build puts in the place of global names, as JSON
 */
export function compiled(root: string, file: string, define: Readonly<Record<string, string>> = {}): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
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

/**
 * The scripts that the build writes into finished pages.
 *
 * @param root the project's folder
 */
export function inlineScripts(root: string): InlineScripts {
  return { [LoaderId.Policy]: compiled(root, `${FOLDER}/trusted-types.ts`), [LoaderId.Loader]: compiled(root, `${FOLDER}/loader.ts`) };
}

import { join } from "node:path";
import { buildSync } from "esbuild";
import { LoaderId } from "./names";

/** The oldest browsers of the browserslist in package.json, in esbuild's words; Edge and Samsung Internet are Chrome to it. */
export const TARGET = ["chrome109", "firefox115", "safari16"];

/** The scripts whose places the server keeps empty, by the ids of their elements. */
export type InlineScripts = Readonly<Record<LoaderId.Policy | LoaderId.Loader, string>>;

function compiled(root: string, file: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [join("src", "publish", "scripts", file)],
    bundle: true,
    minify: true,
    format: "iife",
    target: TARGET,
    // Else esbuild writes "use strict", which the scripts do not need.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/**
 * The scripts as they stand in every page.
 *
 * @param root the project's folder
 * @returns the scripts' texts, without their elements
 */
export function inlineScripts(root: string): InlineScripts {
  return { [LoaderId.Policy]: compiled(root, "trusted-types.ts"), [LoaderId.Loader]: compiled(root, "loader.ts") };
}

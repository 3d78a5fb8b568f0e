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

/**
 * The scripts inside every document, by the ids of their elements, in the order in which they run.
 *
 * @param isBuild whether the policy and the loader are included: in development, Gatsby's scripts start at once and write HTML
 */
export function inlineScripts(isBuild: boolean): Readonly<Record<string, string>> {
  const script = (name: string): string => compiled(`${name}.ts`);
  const always = { language: script("i18n/language-script"), opening: script("rental/opening-script") };
  return isBuild ? { policy: script("gatsby/runtime/trusted-types"), ...always, loader: script("gatsby/runtime/loader") } : always;
}

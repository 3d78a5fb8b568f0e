import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { buildSync } from "esbuild";

/**
 * Compiles a file of hooks with all that it imports of the project. Gatsby's own compiler, Parcel, takes eight seconds for it, so it gets
 * two short files at the top of the project, which call this; esbuild takes half a second. Gatsby keeps the folder when it empties its
 * cache, and its worker processes read what its main process has compiled.
 *
 * @param name of the file in `src/gatsby`
 * @returns what the file exports
 */
export function compiled(name: "gatsby-config" | "gatsby-node"): { readonly default?: unknown } {
  // Parcel copies this function into the cache, so its own place in the project is not known here.
  const root = process.cwd();
  const outfile = join(root, ".cache", "compiled", "hooks", `${name}.js`);
  if (process.env["GATSBY_WORKER_POOL_WORKER"] === undefined || !existsSync(outfile)) {
    buildSync({
      absWorkingDir: root,
      entryPoints: [join("src", "gatsby", `${name}.ts`)],
      outfile,
      bundle: true,
      platform: "node",
      target: "node20",
      packages: "external",
      jsx: "automatic",
      logLevel: "error",
    });
  }
  return createRequire(outfile)(outfile) as { readonly default?: unknown };
}

const { existsSync } = require("node:fs");
const { join } = require("node:path");
const { buildSync } = require("esbuild");

/** The project's folder, in which Gatsby runs. */
const ROOT = join(__dirname, "..", "..", "..");

/**
 * Compiles a file of hooks with all that it imports of the project. Gatsby would do it with Parcel, which takes eight seconds; esbuild takes
 * half of one. Gatsby keeps this folder when it empties its cache, and its worker processes read what its main process has compiled.
 *
 * @param {"gatsby-config" | "gatsby-node"} name of the file in `src/gatsby`
 * @returns what the file exports
 */
exports.compiled = (name) => {
  const outfile = join(ROOT, ".cache", "compiled", "hooks", `${name}.js`);
  if (process.env["GATSBY_WORKER_POOL_WORKER"] === undefined || !existsSync(outfile)) {
    buildSync({
      absWorkingDir: ROOT,
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
  return require(outfile);
};

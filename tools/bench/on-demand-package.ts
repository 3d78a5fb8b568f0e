import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Where packages are kept between runs, outside the project. */
function cacheFolder(): string {
  const cache = process.env["XDG_CACHE_HOME"];
  return join(cache === undefined || cache === "" ? join(homedir(), ".cache") : cache, "site-benchmark");
}

function install(folder: string, name: string, version: string): void {
  console.log(`Installing ${name} ${version} into ${folder} …`);
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    "npm",
    // npm hands the project's strictness about Node's versions on; what these bring runs on 20 whatever it asks for.
    ["install", "--prefix", folder, "--ignore-scripts", "--engine-strict=false", "--no-audit", "--no-fund", `${name}@${version}`],
    // Outside the project, so that its settings and its lockfile have no say.
    { cwd: folder, stdio: "inherit", shell: process.platform === "win32" },
  );
  if (status !== 0) {
    throw new Error(`${name} could not be installed. It is fetched once, so the first run needs the registry.`);
  }
}

/**
 * Finds a package that only the benchmark needs, and installs it before into a folder of the user's cache when it is not there.
 *
 * @param version exact
 * @returns the address of a module of the package, or of one that it brings, for `import`
 */
export function onDemandPackage(name: string, version: string): (module: string) => string {
  const folder = join(cacheFolder(), `${name}-${version}`);
  if (!existsSync(join(folder, "node_modules", name, "package.json"))) {
    install(folder, name, version);
  }
  const { resolve } = createRequire(join(folder, "package.json"));
  return (module) => pathToFileURL(resolve(module)).href;
}

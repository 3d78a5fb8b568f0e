import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a browser may be installed. */
interface Places {
  /** The environment variable that names its executable. */
  readonly variable: string;
  /** Its commands on the PATH, the preferred one first. */
  readonly commands: readonly string[];
  /** Executables elsewhere. */
  readonly files: readonly string[];
}

/** The path of a browser's executable, or `undefined`. */
export function findBrowser({ variable, commands, files }: Places): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [process.env[variable] ?? "", ...onPath, ...files].find((file) => file !== "" && existsSync(file));
}

/** Whether Debian packages can be installed. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Runs a program and shows what it prints. */
export function run(command: string, ...args: readonly string[]): void {
  spawnSync(command, args, { stdio: "inherit" });
}

/** Installs those Debian packages that exist. */
export function installPackages(...names: readonly string[]): void {
  run("apt-get", "update", "-qq");
  names.forEach((name) => {
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", name);
  });
}

/**
 * Finds a browser, or installs Debian's packages.
 *
 * @throws when it is not there and could not be installed
 */
export function ensureBrowser(name: string, isThere: () => boolean, ...packages: readonly string[]): void {
  if (!isThere() && canInstallPackages()) {
    console.log(`Installing ${name} for the browser tests …`);
    installPackages(...packages);
  }
  if (!isThere()) {
    throw new Error(
      `The browser tests need ${name}. Install it with “apt-get install ${packages.join(" ")}”, or name the engines to test, such as “ENGINES=chromium npm run test:engines”.`,
    );
  }
}

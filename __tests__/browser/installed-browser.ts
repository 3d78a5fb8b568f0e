import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a browser may be. */
interface Places {
  /** The environment variable that names its executable. */
  readonly variable: string;
  /** Its commands on the PATH, the preferred one first. */
  readonly commands: readonly string[];
  /** Executables elsewhere. */
  readonly files: readonly string[];
}

/**
 * Looks for a browser.
 *
 * @returns the path of its executable, or `undefined`
 */
export function findBrowser({ variable, commands, files }: Places): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  const candidates = [process.env[variable], ...onPath, ...files];
  return candidates.find((candidate) => candidate !== undefined && candidate !== "" && existsSync(candidate));
}

/** Whether packages of Debian can be installed: as root, where there is apt. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Runs a program and shows what it prints. */
export function run(command: string, ...args: readonly string[]): void {
  spawnSync(command, args, { stdio: "inherit" });
}

/** Installs packages of Debian, those that there are. Whether it worked shows in what is there afterwards. */
export function installPackages(...names: readonly string[]): void {
  run("apt-get", "update", "-qq");
  names.forEach((name) => {
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", name);
  });
}

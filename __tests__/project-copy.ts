import { cpSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { removeFolder } from "../scripts/staging";
import { ROOT } from "./project-root";

/**
 * What a copy does without: history, packages (linked), what tests make, and what Gatsby remembers by absolute paths. Pictures are
 * found again all the same: they are kept beside the packages.
 */
const LEFT_OUT = [".git", "node_modules", "coverage", ".cache", ".build"] as const;

/**
 * Copies a site to a folder in `.build`, so that its build can go on from the last one of the site; the packages are linked.
 *
 * @param root the site's folder
 * @param name of the copy; a copy with this name that was left there is removed
 * @param withoutAlso what else stays behind: `public` for a copy without anything built
 * @returns the copy's folder, to be removed with `removeCopy`
 */
export function copyOfProject(root: string, name: string, ...withoutAlso: readonly string[]): string {
  const copy = join(ROOT, ".build", name);
  removeCopy(copy);
  mkdirSync(copy, { recursive: true });
  const leftOut = new Set<string>([...LEFT_OUT, ...withoutAlso]);
  readdirSync(root)
    .filter((entry) => !leftOut.has(entry))
    .forEach((entry) => {
      cpSync(join(root, entry), join(copy, entry), { recursive: true, preserveTimestamps: true });
    });
  symlinkSync(realpathSync(join(root, "node_modules")), join(copy, "node_modules"), "junction");
  return copy;
}

/** Removes a copy; the packages behind its link stay. */
export function removeCopy(copy: string): void {
  rmSync(join(copy, "node_modules"), { force: true });
  removeFolder(copy);
}

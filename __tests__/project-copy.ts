import { cpSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { removeFolder } from "../scripts/staging";
import { ROOT } from "./project-root";

/** Not copied: history, packages (linked), output of tests, and Gatsby's cache, which holds absolute paths. */
const LEFT_OUT = [".git", "node_modules", "coverage", ".cache", ".build"] as const;

/**
 * Copies a site to a folder in `.build`, which replaces an earlier copy of this name.
 *
 * @param withoutAlso what else is not copied: `public` for a copy without a build
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

/** Removes a copy, but not the linked packages. */
export function removeCopy(copy: string): void {
  rmSync(join(copy, "node_modules"), { force: true });
  removeFolder(copy);
}

import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * What a copy does without: history, packages (linked), what tests make, and what Gatsby remembers by absolute paths. Pictures are
 * found again all the same: they are kept beside the packages.
 */
const LEFT_OUT = [".git", "node_modules", "coverage", ".cache", ".build"] as const;

/**
 * Copies the project to a temporary folder; the packages are linked.
 *
 * @param root the project's folder
 * @param withoutAlso what else stays behind: `public` for a copy without anything built
 * @returns the copy's folder, to be removed with `removeCopy`
 */
export function copyOfProject(root: string, ...withoutAlso: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), "project-copy-"));
  const leftOut = new Set<string>([...LEFT_OUT, ...withoutAlso]);
  readdirSync(root)
    .filter((name) => !leftOut.has(name))
    .forEach((name) => {
      cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true });
    });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir");
  return copy;
}

/** Removes a copy; the packages behind its link stay. */
export function removeCopy(copy: string): void {
  rmSync(join(copy, "node_modules"), { force: true });
  rmSync(copy, { recursive: true, force: true });
}

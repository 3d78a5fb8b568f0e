import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a copy does without: history, packages (linked), and everything that a build or a test makes. */
const LEFT_OUT = new Set([".git", "node_modules", "coverage", ".cache", "public"]);

/**
 * Copies the project, without anything built, to a temporary folder; the packages are linked.
 *
 * @param root the project's folder
 * @returns the copy's folder, to be removed with `removeCopy`
 */
export function copyOfProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), "bench-project-"));
  readdirSync(root)
    .filter((name) => !LEFT_OUT.has(name) && !name.startsWith(".build-backup-"))
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

import { existsSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** What a build changes: the output, and the memory by which the next build knows what is new. They belong together. */
const BUILT_FOLDERS = ["public", ".cache"] as const;

/**
 * Runs a build so that a failed one leaves everything as it was: the last good output stays in place, with the cache that belongs to it.
 *
 * @param root the project's folder
 * @param build resolves to an exit status
 * @returns the exit status of the build
 */
export async function safeBuild(root: string, build: () => Promise<number>): Promise<number> {
  const existing = BUILT_FOLDERS.filter((folder) => existsSync(join(root, folder)));
  // Beside the originals, so that putting them back is a rename.
  const backup = await mkdtemp(join(root, ".build-backup-"));
  try {
    await Promise.all(
      existing.map((folder) => cp(join(root, folder), join(backup, folder), { recursive: true, preserveTimestamps: true })),
    );
    const status = await build();
    if (status !== 0) {
      await Promise.all(BUILT_FOLDERS.map((folder) => rm(join(root, folder), { recursive: true, force: true })));
      await Promise.all(existing.map((folder) => rename(join(backup, folder), join(root, folder))));
    }
    return status;
  } finally {
    await rm(backup, { recursive: true, force: true });
  }
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives each test an empty folder, which is removed after it.
 *
 * @returns what gives the folder of the running test
 */
export function temporaryFolder(): () => string {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "test-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  return () => folder;
}

/** The same, and each test works in its folder. */
export function workingFolder(): () => string {
  const folder = temporaryFolder();
  const projectFolder = process.cwd();
  beforeEach(() => {
    process.chdir(folder());
  });
  afterEach(() => {
    process.chdir(projectFolder);
  });
  return folder;
}

import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { baseCommit } from "../../src/review/base";

/** The checkout of another state while it is built, and its pages afterwards: `npm run looks looks/before` looks at them again. */
const [WORKTREE, BEFORE] = ["looks/worktree", "looks/before"];

/** Runs a program in a folder and shows what it prints. @throws when it fails */
function run(cwd: string, program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
}

/** Builds a checkout. @returns the folder of its pages */
export function built(checkout: string): string {
  console.log(`Building ${resolve(checkout)} …`);
  run(checkout, "npm", "run", "--silent", "build");
  return join(checkout, "public");
}

function removeWorktree(): void {
  rmSync(WORKTREE, { recursive: true, force: true });
  run(".", "git", "worktree", "prune");
}

/** Builds a commit, with the packages of this checkout if it has the same. @param ref by default, where the branch left the production branch */
export function builtCommit(ref = baseCommit(process.env) ?? "origin/main"): string {
  removeWorktree();
  run(".", "git", "worktree", "add", "--quiet", "--detach", WORKTREE, ref);
  try {
    const [theirs, ours] = [WORKTREE, "."].map((folder) => readFileSync(join(folder, "package-lock.json"), "utf8"));
    if (theirs === ours) {
      symlinkSync(resolve("node_modules"), join(WORKTREE, "node_modules"), "junction");
    } else {
      run(WORKTREE, "npm", "ci", "--no-audit", "--no-fund", "--loglevel=error");
    }
    rmSync(BEFORE, { recursive: true, force: true });
    cpSync(built(WORKTREE), BEFORE, { recursive: true });
  } finally {
    removeWorktree();
  }
  return BEFORE;
}

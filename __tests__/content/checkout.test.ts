import { execFileSync } from "node:child_process";
import { ROOT } from "../project-root";
import { temporaryFolder } from "../temporary-folder";

const folder = temporaryFolder();

const git = (cwd: string, ...command: readonly string[]): readonly string[] =>
  execFileSync("git", command, { cwd, encoding: "utf8" }).trim().split("\n");

test("a checkout by Git for Windows has the line endings of the repository", () => {
  git(folder(), "clone", "--quiet", "--depth=1", "--config=core.autocrlf=true", `file://${ROOT}`, ".");
  const files = git(folder(), "ls-files", "--eol");
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /w\/(?:crlf|mixed)/.test(file))).toEqual([]);
});

test("no two paths differ only in upper and lower case", () => {
  const paths = git(ROOT, "ls-files").map((path) => path.toLowerCase());
  expect(paths.filter((path, index) => paths.indexOf(path) < index)).toEqual([]);
});

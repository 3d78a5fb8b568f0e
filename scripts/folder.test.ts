import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../__tests__/project-root";
import { temporaryFolder } from "../__tests__/temporary-folder";

const folder = temporaryFolder();

/** What is said at the start of a build in a folder, before a line break. */
function saidIn(name: string): string {
  const cwd = join(folder(), name);
  mkdirSync(cwd);
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, "scripts", "folder.mjs")], { cwd, encoding: "utf8" });
  return `${String(status)} ${stderr}`;
}

test("one line names the character in the project's path with which Gatsby cannot build", () => {
  for (const sign of "!#%'(*:?[{|\\") {
    expect(saidIn(`site ${sign}`)).toMatch(/^1 .*\n$/);
  }
  expect(saidIn("karan's site")).toContain(" ' ");
  expect(saidIn('Мой сайт, Ιστότοπος_é ü ğ 中 שלום-2.0 & more "x" ) ] } < > ` ; + = @ $ ^ ~')).toBe("0 ");
});

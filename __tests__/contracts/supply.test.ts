import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project-root";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

test("npm run licenses: every package has a permissive licence, or is named as an exception", () => {
  const { status, stderr } = spawnSync("npm", ["run", "--silent", "licenses"], {
    cwd: ROOT,
    encoding: "utf8",
    shell: process.platform === "win32",
    maxBuffer: Infinity,
  });
  expect(stderr).not.toContain("not permitted");
  expect(status).toBe(0);
});

test("every override is explained, and nothing else is said to be one", () => {
  const { overrides } = JSON.parse(read("package.json")) as { readonly overrides: Readonly<Record<string, unknown>> };
  const table = read("docs/decisions/0024-supply.md").split("## Overrides")[1]?.split("\n## ")[0] ?? "";
  const explained = Array.from(table.matchAll(/^\| `([^`]+)`/gm), ([, name]) => name);
  const names = Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === "string" ? [name] : Object.keys(value as object).map((below) => `${name} > ${below}`),
  );
  expect(explained.sort()).toEqual(names.sort());
});

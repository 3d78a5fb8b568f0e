import { readFileSync } from "node:fs";
import { join } from "node:path";
import { licenseProblems, readLicensedPackages } from "../../scripts/package-licenses";
import { SENT_TO_VISITORS } from "../../scripts/permitted-licenses";
import { ROOT } from "../project-root";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const packages = readLicensedPackages(ROOT);

test("every package has a permissive licence, or an excuse with its reason; and no excuse is left over", () => {
  expect(packages.length).toBeGreaterThan(1000);
  expect(licenseProblems(packages)).toEqual([]);
});

test("every package that is said to reach visitors is there", () => {
  expect(SENT_TO_VISITORS.filter((name) => !packages.some((found) => found.name === name))).toEqual([]);
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

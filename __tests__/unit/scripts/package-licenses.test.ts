import {
  type LockedPackage,
  type Manifest,
  excuseOf,
  isPermissive,
  licenseProblems,
  licensedPackages,
} from "../../../scripts/package-licenses";

const packagesOf = (packages: Readonly<Record<string, LockedPackage>>, manifests: Readonly<Record<string, Manifest>> = {}) =>
  licensedPackages({ packages: { "": { version: "1.0.0", license: "UNLICENSED" }, ...packages } }, (path) => manifests[path]);

describe("a package's licence is", () => {
  test.each<[string, Manifest | undefined, string]>([
    ["its own word, before the lockfile's", { license: "ISC" }, "ISC"],
    ["the lockfile's where it is not installed", undefined, "MIT"],
    ["the type of an object", { license: { type: "BSD-3-Clause" } }, "BSD-3-Clause"],
    ["one of a list", { licenses: [{ type: "MIT" }, { type: "Apache-2.0" }] }, "MIT OR Apache-2.0"],
  ])("%s", (_, manifest, license) => {
    const found = packagesOf({ "node_modules/a": { version: "1.0.0", license: "MIT" } }, manifest && { "node_modules/a": manifest });
    expect(found).toMatchObject([{ name: "a", license, isInstalled: manifest !== undefined }]);
  });

  test("said to be missing where nobody declares one", () => {
    expect(packagesOf({ "node_modules/a": { version: "1.0.0" } }, { "node_modules/a": {} })).toMatchObject([{ license: "none declared" }]);
  });
});

test("a package goes as far as its furthest copy, and what the editing interface asks for goes to editors", () => {
  const found = packagesOf({
    "node_modules/@sveltia/cms": { version: "1.0.0", dependencies: { deep: "1" } },
    "node_modules/@sveltia/cms/node_modules/deep": { version: "2.0.0", dependencies: { deeper: "1" } },
    "node_modules/deep": { version: "1.0.0" },
    "node_modules/deeper": { version: "1.0.0", dev: true },
    "node_modules/react": { version: "1.0.0" },
    "node_modules/tool": { version: "1.0.0", dev: true },
    "node_modules/deep/node_modules/tool": { version: "1.0.0" },
  });
  expect(found.map(({ name, version, reach }) => `${name}@${version}: ${reach}`)).toEqual([
    "@sveltia/cms@1.0.0: editors",
    "deep@1.0.0: build",
    "deep@2.0.0: editors",
    "deeper@1.0.0: editors",
    "react@1.0.0: visitors",
    "tool@1.0.0: build",
  ]);
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["MIT AND ISC", true],
  ["Apache-2.0 AND LGPL-3.0-or-later", false],
  ["GPL-3.0-only", false],
  ["UNLICENSED", false],
  ["SEE LICENSE IN LICENSE", false],
  ["(MIT AND (ISC OR GPL-3.0-only))", false],
  ["none declared", false],
])("%s is permissive: %s", (expression, expected) => {
  expect(isPermissive(expression)).toBe(expected);
});

describe("an excuse", () => {
  const excuses = [{ packages: "@lib/for-*", license: "LGPL-3.0-or-later", reason: "Only the build runs it." }];
  const found = (name: string, license: string) => ({ name, license, version: "1.0.0", reach: "build", isInstalled: true }) as const;

  test("holds for the packages that it names", () => {
    expect(licenseProblems([found("@lib/for-linux", "LGPL-3.0-or-later")], excuses)).toEqual([]);
    expect(excuseOf(found("@lib/other", "LGPL-3.0-or-later"), excuses)).toBeUndefined();
  });

  test("does not hold when the licence has changed, and is then itself too many", () => {
    expect(licenseProblems([found("@lib/for-linux", "GPL-3.0-only")], excuses)).toEqual([
      expect.stringMatching(/^@lib\/for-linux 1\.0\.0 \(build\): GPL-3\.0-only is not permissive/),
      expect.stringMatching(/excuses @lib\/for-\* with LGPL-3\.0-or-later, which is not there/),
    ]);
  });
});

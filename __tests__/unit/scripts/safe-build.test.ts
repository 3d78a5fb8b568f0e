import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { safeBuild } from "../../../scripts/safe-build";

describe("safeBuild", () => {
  let root = "";

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "safe-build-"));
    mkdirSync(join(root, "public"));
    writeFileSync(join(root, "public", "index.html"), "last good page");
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const buildThatEndsWith = (status: number) => () => {
    writeFileSync(join(root, "public", "index.html"), "half a page");
    mkdirSync(join(root, ".cache"));
    return Promise.resolve(status);
  };

  test("a failed build leaves the last good output, and no cache that does not belong to it", async () => {
    await expect(safeBuild(root, buildThatEndsWith(1))).resolves.toBe(1);
    expect(readFileSync(join(root, "public", "index.html"), "utf8")).toBe("last good page");
    expect(existsSync(join(root, ".cache"))).toBe(false);
  });

  test("a good build stays, and nothing else is left behind", async () => {
    await expect(safeBuild(root, buildThatEndsWith(0))).resolves.toBe(0);
    expect(readFileSync(join(root, "public", "index.html"), "utf8")).toBe("half a page");
    expect(readdirSync(root).sort()).toEqual([".cache", "public"]);
  });
});

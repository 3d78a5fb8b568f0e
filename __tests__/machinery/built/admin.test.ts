import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "../../built/site";

const FOLDER = join(PUBLIC, "admin");
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" });

test("files that browsers cache forever have a hash in their names", () => {
  expect(files.filter((name) => name.endsWith(".js") && !/-[A-Z0-9]{8}\.js$/.test(name))).toEqual([]);
  const assets = files.filter((name) => /^assets.[^.]+\./.test(name) && !name.endsWith(".LICENSE.txt"));
  expect(assets.filter((name) => !/-[\w-]{8}\.\w+$/.test(name))).toEqual([]);
});

test("the scripts use fonts of this site, and ask no host for a newer version or a status", () => {
  const code = files
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(FOLDER, name), "utf8"))
    .join("");
  const fonts = Array.from(code.matchAll(/assets\/[\w-]+\.woff2/g), ([font]) => font);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => !existsSync(join(FOLDER, font)))).toEqual([]);
  expect(code).not.toMatch(/unpkg\.com\/@sveltia\/cms|githubstatus\.com\/api/);
});

import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "./site";

/** Formats that are not text. */
const BINARY = /\.(?:avif|ico|jpg|png|webp|woff2)$/;

test("no published text file holds NUL or U+FFFD", () => {
  const files = readdirSync(PUBLIC, { recursive: true, encoding: "utf8" }).filter(
    // The forms are another project's files.
    (name) => !BINARY.test(name) && !name.startsWith("admin") && statSync(join(PUBLIC, name)).isFile(),
  );
  expect(files).toContain("index.html");
  expect(
    files.flatMap((name) => (/.{0,20}[\0\uFFFD].{0,20}/.exec(readFileSync(join(PUBLIC, name), "utf8")) ?? []).map((text) => [name, text])),
  ).toEqual([]);
});

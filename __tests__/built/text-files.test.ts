import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "./site";

/** Formats that are not text; every other file is. */
const BINARY = /\.(?:avif|ico|jpg|png|webp|woff2)$/;

/** NUL, and U+FFFD, which replaces what could not be read as a character. */
const LOST_CHARACTER = /[\0\uFFFD]/g;

/** How much of the text is shown on each side of a character. */
const CONTEXT = 20;

test("no published text file holds NUL or U+FFFD", () => {
  const files = readdirSync(PUBLIC, { recursive: true, encoding: "utf8" }).filter(
    (name) => !BINARY.test(name) && statSync(join(PUBLIC, name)).isFile(),
  );
  expect(files).toContain("index.html");
  const faults = files.flatMap((name) => {
    const text = readFileSync(join(PUBLIC, name), "utf8");
    return Array.from(
      text.matchAll(LOST_CHARACTER),
      ({ index }) => `${name}: ${JSON.stringify(text.slice(Math.max(0, index - CONTEXT), index + CONTEXT))}`,
    );
  });
  expect(faults).toEqual([]);
});

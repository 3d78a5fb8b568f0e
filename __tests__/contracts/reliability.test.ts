import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project-root";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** The rows of the tables, without their heads: what fails, what is seen, which test proves it. */
const rows = read("docs/reliability.md")
  .split("\n")
  .filter((line) => /^\| (?!-|what fails)/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\||\|$/g, "").trim()));

/** The titles of a file's tests as they are written there, and the names of their cases. */
const titlesIn = (file: string): readonly string[] =>
  Array.from(read(file).matchAll(/[([]\s*(["'`])((?:(?!\1)[^\\\n]|\\.)+)\1,/g), ([, , title = ""]) => title);

test("there is a row for everything that may fail", () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((cells) => cells.length !== 3 || cells.includes(""))).toEqual([]);
});

test("the test that proves each row exists", () => {
  const unproven = rows.filter(([, , proof = ""]) => {
    const [, file = "", title = ""] = /^`([^`]+)`: "(.+)"$/.exec(proof) ?? [];
    return !existsSync(join(ROOT, file)) || !titlesIn(file).includes(title);
  });
  expect(unproven.map(([fails = "", , proof = ""]) => `${fails}: ${proof}`)).toEqual([]);
});

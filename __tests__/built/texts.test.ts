import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { currentHashes } from "../../src/gatsby/internals/old-files";
import { required } from "../../src/core/text/text-shapes";
import { PUBLIC } from "./site";

/** What stays the same in the error of a missing text. */
function wordsOfTheError(): string {
  try {
    required.text(undefined, { language: "en", namespace: "-", key: "-", page: "-" });
  } catch (error) {
    return /it is missing, or .+ does not name/.exec(String(error))?.[0] ?? "";
  }
  return "";
}

test("visitors do not fetch the code that stops a build where a text is missing", async () => {
  const words = wordsOfTheError();
  const isCurrent = await currentHashes(PUBLIC);
  const scripts = readdirSync(PUBLIC).filter((name) => isCurrent(/-(?<hash>[0-9a-f]{20})\.js$/.exec(name)?.groups?.["hash"] ?? "none"));
  expect(words).not.toBe("");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => readFileSync(join(PUBLIC, name), "utf8").includes(words))).toEqual([]);
});

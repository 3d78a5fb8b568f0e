import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { packageOf } from "../../bench/script-packages";
import { SENT_TO_VISITORS } from "../../scripts/permitted-licenses";
import { currentHashes } from "../../src/build/old-files";
import { PUBLIC } from "./site";

test("what is sent to visitors is made of the packages that the table of licences says, and of no others", async () => {
  const isCurrent = await currentHashes(PUBLIC);
  const files = readdirSync(PUBLIC);
  const maps = files.filter((name) => isCurrent(/-([0-9a-f]{20})\.js\.map$/.exec(name)?.[1] ?? "none"));
  const inScripts = maps.flatMap((name) => {
    const { sources } = JSON.parse(readFileSync(join(PUBLIC, name), "utf8")) as { readonly sources: readonly string[] };
    return sources.filter((source) => source.includes("node_modules/")).map(packageOf);
  });
  // Style sheets have no source maps; the only files in them that come from a package are the typeface's.
  const fonts = readdirSync(join(PUBLIC, "static")).filter((name) => name.endsWith(".woff2"));
  expect(fonts.filter((name) => !name.startsWith("manrope-"))).toEqual([]);
  expect(fonts.length).toBeGreaterThan(0);
  expect([...new Set([...inScripts, "@fontsource-variable/manrope"])].sort()).toEqual([...SENT_TO_VISITORS].sort());
});

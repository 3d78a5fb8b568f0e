import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAGE_DATA_FOLDER } from "../../../../src/core/routes/page-data";
import { removeOldFiles } from "../../../../src/gatsby/internals/old-files";

const NOW = new Date("2026-11-21");
const LONG_AGO = new Date("2026-10-01");
const LATELY = new Date("2026-11-15");
const hash = (digit: string): string => digit.repeat(20);

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "files-"));
  mkdirSync(join(folder, PAGE_DATA_FOLDER), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function put(name: string, changed: Date, content = ""): void {
  writeFileSync(join(folder, name), content);
  utimesSync(join(folder, name), changed, changed);
}

test("bundles and data of earlier builds go after two weeks; those of the last build and all other files stay", async () => {
  const runtime = `webpack-runtime-${hash("a")}.js`;
  const kept = [
    [runtime, `{583:"${hash("b")}"}`],
    [`app-${hash("c")}.js`],
    [`app-${hash("c")}.js.map`],
    [`583-${hash("b")}.js`],
    [`app.${hash("d")}.css`],
    ["index.html"],
    ["icon-512.png"],
  ] as const;
  kept.forEach(([name, content]) => {
    put(name, LONG_AGO, content);
  });
  put(
    "webpack.stats.json",
    LONG_AGO,
    JSON.stringify({
      namedChunkGroups: { app: { assets: kept.map(([name]) => ({ name })).filter(({ name }) => !name.startsWith("583")) } },
    }),
  );
  put(`app-${hash("e")}.js`, LATELY);
  put(`app-${hash("f")}.js`, LONG_AGO);
  put(`app-${hash("f")}.js.LICENSE.txt`, LONG_AGO);
  put(`home.${hash("9")}.css`, LONG_AGO);
  const data = (digit: string): string => `${PAGE_DATA_FOLDER}${hash(digit)}.json`;
  put(data("1"), LONG_AGO);
  put(data("2"), LATELY);
  put(data("3"), LONG_AGO);

  await removeOldFiles(folder, new Set([data("1")]), NOW);
  expect(readdirSync(folder).sort()).toEqual(
    [...kept.map(([name]) => name), "webpack.stats.json", `app-${hash("e")}.js`, "page-data"].sort(),
  );
  expect(readdirSync(join(folder, PAGE_DATA_FOLDER)).sort()).toEqual([`${hash("1")}.json`, `${hash("2")}.json`]);
});

import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PAGE_DATA_FOLDER } from "../../../../src/core/routes/page-data";
import { removeOldFiles } from "../../../../src/gatsby/internals/old-files";
import { temporaryFolder } from "../../../temporary-folder";

const NOW = new Date("2026-11-21");
const LONG_AGO = new Date("2026-10-01");
const LATELY = new Date("2026-11-15");
const hash = (digit: string): string => digit.repeat(20);

const folder = temporaryFolder();

function put(name: string, changed: Date, content = ""): void {
  writeFileSync(join(folder(), name), content);
  utimesSync(join(folder(), name), changed, changed);
}

test("removes bundles and data of earlier builds after two weeks, and nothing else", async () => {
  mkdirSync(join(folder(), PAGE_DATA_FOLDER), { recursive: true });
  const runtime = `webpack-runtime-${hash("a")}.js`;
  const current = [runtime, `app-${hash("c")}.js`, `app.${hash("d")}.css`];
  // The runtime knows a chunk that only a dialog loads.
  const kept = [...current, `583-${hash("b")}.js`, "index.html", "webpack.stats.json"];
  kept.forEach((name) => {
    put(name, LONG_AGO, name === runtime ? `{583:"${hash("b")}"}` : "");
  });
  put("webpack.stats.json", LONG_AGO, JSON.stringify({ namedChunkGroups: { app: { assets: current.map((name) => ({ name })) } } }));
  const data = (digit: string): string => `${PAGE_DATA_FOLDER}${hash(digit)}.json`;
  [`app-${hash("e")}.js`, data("2")].forEach((name) => {
    put(name, LATELY);
  });
  [`app-${hash("f")}.js`, `app-${hash("f")}.js.LICENSE.txt`, `home.${hash("9")}.css`, data("1"), data("3")].forEach((name) => {
    put(name, LONG_AGO);
  });

  await removeOldFiles(folder(), new Set([data("1")]), NOW);
  expect(readdirSync(folder()).sort()).toEqual([...kept, `app-${hash("e")}.js`, "page-data"].sort());
  expect(readdirSync(join(folder(), PAGE_DATA_FOLDER)).sort()).toEqual([`${hash("1")}.json`, `${hash("2")}.json`]);
});

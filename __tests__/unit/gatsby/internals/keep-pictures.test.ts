import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keepPictures } from "../../../../src/gatsby/internals/picture-cache";
import { temporaryFolder } from "../../../temporary-folder";

const folder = temporaryFolder();
const inFolder = (path: string): string => join(folder(), path);

/** Asks for a picture in some widths, and returns the widths that had to be rendered. */
async function rendered(output: string, widths: readonly number[], version = "1"): Promise<readonly number[]> {
  const done: number[] = [];
  const operations = widths.map((width) => ({ outputPath: `sea-${String(width)}.avif`, args: { width } }));
  const keep = keepPictures(inFolder("kept"), version, (source, args, file) => {
    done.push((args as { width: number }).width);
    writeFileSync(file, `${source.toString()} ${JSON.stringify(args)}`);
    return Promise.resolve();
  });
  await keep({ inputPaths: [{ path: inFolder("sea.png") }], outputDir: inFolder(output), args: { operations } });
  return done;
}

test("renders each width of a picture once, and copies it wherever it is needed again", async () => {
  writeFileSync(inFolder("sea.png"), "sea");
  expect(await rendered("public", [480])).toEqual([480]);
  expect(await rendered("elsewhere", [480, 720])).toEqual([720]);
  expect(readFileSync(inFolder("elsewhere/sea-480.avif"), "utf8")).toBe('sea {"width":480}');
});

test("renders a picture for two jobs at once", async () => {
  writeFileSync(inFolder("sea.png"), "sea");
  await Promise.all([rendered("public", [480]), rendered("elsewhere", [480])]);
  expect(await rendered("later", [480])).toEqual([]);
});

test("renders again when the picture or the version of the renderer has changed", async () => {
  writeFileSync(inFolder("sea.png"), "sea");
  await rendered("public", [480]);
  writeFileSync(inFolder("sea.png"), "storm");
  expect(await rendered("public", [480])).toEqual([480]);
  expect(readFileSync(inFolder("public/sea-480.avif"), "utf8")).toBe('storm {"width":480}');
  expect(await rendered("public", [480], "2")).toEqual([480]);
});

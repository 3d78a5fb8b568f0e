import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PictureJob, keepPictures } from "../../../../src/gatsby/internals/picture-cache/keep-pictures";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  writeFileSync(join(folder, "sea.png"), "sea");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Asks for a picture in some widths, and returns the widths that had to be rendered. */
async function rendered(output: string, widths: readonly number[], version = "1"): Promise<readonly number[]> {
  const done: number[] = [];
  const operations = widths.map((width) => ({ outputPath: `sea-${String(width)}.avif`, args: { width } }));
  const render = ({ outputDir, args, inputPaths }: PictureJob): Promise<void> => {
    for (const { outputPath, args: how } of args.operations) {
      done.push((how as { width: number }).width);
      writeFileSync(join(outputDir, outputPath), `${readFileSync(inputPaths[0]?.path ?? "", "utf8")} ${JSON.stringify(how)}`);
    }
    return Promise.resolve();
  };
  const outputDir = join(folder, output);
  mkdirSync(outputDir, { recursive: true });
  await keepPictures(
    render,
    join(folder, "kept"),
    version,
  )({ inputPaths: [{ path: join(folder, "sea.png") }], outputDir, args: { operations } });
  return done;
}

test("renders each width of a picture once, and copies it wherever it is needed again", async () => {
  expect(await rendered("public", [480])).toEqual([480]);
  expect(await rendered("elsewhere", [480, 720])).toEqual([720]);
  expect(readFileSync(join(folder, "elsewhere/sea-480.avif"), "utf8")).toBe('sea {"width":480}');
});

test("renders again when the picture or the version of the renderer has changed", async () => {
  await rendered("public", [480]);
  writeFileSync(join(folder, "sea.png"), "storm");
  expect(await rendered("public", [480])).toEqual([480]);
  expect(readFileSync(join(folder, "public/sea-480.avif"), "utf8")).toBe('storm {"width":480}');
  expect(await rendered("public", [480], "2")).toEqual([480]);
});

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PictureJob, forgetOldPictures, keepPictures } from "../../../../src/gatsby/internals/picture-cache/keep-pictures";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  writeFileSync(join(folder, "sea.png"), "sea");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const kept = (): string => join(folder, "kept");

function job(output: string, ...widths: readonly number[]): PictureJob {
  return {
    inputPaths: [{ path: join(folder, "sea.png") }],
    outputDir: join(folder, output),
    args: { operations: widths.map((width) => ({ outputPath: `sea-${String(width)}.avif`, args: { width } })) },
  };
}

/** Makes pictures as gatsby-plugin-sharp does, and notes which. */
function maker(made: string[]) {
  return ({ outputDir, args, inputPaths }: PictureJob): Promise<void> => {
    for (const { outputPath, args: how } of args.operations) {
      made.push(outputPath);
      writeFileSync(join(outputDir, outputPath), `${readFileSync(inputPaths[0]?.path ?? "", "utf8")} ${JSON.stringify(how)}`);
    }
    return Promise.resolve();
  };
}

async function run(made: string[], wanted: PictureJob, version = "1"): Promise<void> {
  mkdirSync(wanted.outputDir, { recursive: true });
  await keepPictures(maker(made), kept(), version)(wanted);
}

test("a picture is made once, and put wherever it is asked for again", async () => {
  const made: string[] = [];
  await run(made, job("public", 480, 720));
  await run(made, job("elsewhere", 480, 720));
  expect(made).toEqual(["sea-480.avif", "sea-720.avif"]);
  expect(readFileSync(join(folder, "elsewhere/sea-720.avif"), "utf8")).toBe('sea {"width":720}');
});

test("one more width is made alone", async () => {
  const made: string[] = [];
  await run(made, job("public", 480));
  await run(made, job("public", 480, 960));
  expect(made).toEqual(["sea-480.avif", "sea-960.avif"]);
});

test("another picture under the same name, and another maker, make anew", async () => {
  const made: string[] = [];
  await run(made, job("public", 480));
  writeFileSync(join(folder, "sea.png"), "storm");
  await run(made, job("public", 480));
  await run(made, job("public", 480), "2");
  expect(made).toHaveLength(3);
  expect(readFileSync(join(folder, "public/sea-480.avif"), "utf8")).toBe('storm {"width":480}');
});

test("what no build asked for in two months is forgotten, and what one asked for is not", async () => {
  await run([], job("public", 480, 720));
  const [old] = readdirSync(kept());
  utimesSync(join(kept(), old ?? ""), new Date("2026-01-01"), new Date("2026-01-01"));
  await forgetOldPictures(kept(), new Date());
  expect(readdirSync(kept())).toHaveLength(1);
  expect(readdirSync(kept())).not.toContain(old);
});

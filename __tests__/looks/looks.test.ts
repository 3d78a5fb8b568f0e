import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { compare } from "../../tools/shots/compare";
import { REFERENCES_FOLDER, drawParts } from "../../tools/shots/references";
import { ROOT } from "../project-root";

/* A fixed browser draws both pictures, so that two runs give the same pixels on every machine (docs/decisions/0036-pictures-drawn-by-a-fixed-browser.md). */

/** The share of pixels that may differ, because processors round differently. The smallest real change is ten times as large. */
const TOLERANCE = 0.0002;

const FOLDER = join(ROOT, REFERENCES_FOLDER);

/** Where pictures that differ are left for review; git ignores it. */
const CHANGED = join(ROOT, ".shots", "changed");

/** Compares a picture with its reference; if they differ, saves both and says what to do. */
async function difference(file: string, picture: Buffer): Promise<readonly string[]> {
  const { share, drawing } = await compare(readFileSync(join(FOLDER, file)), picture);
  if (share <= TOLERANCE) {
    return [];
  }
  const name = file.replace(".webp", "");
  mkdirSync(CHANGED, { recursive: true });
  await sharp(picture).toFile(join(CHANGED, `${name}.png`));
  writeFileSync(join(CHANGED, `${name}-difference.png`), drawing);
  return [
    `${name}: ${(100 * share).toFixed(2)} % differ. Look at .shots/changed/${name}.png and …-difference.png; if it is meant, run npm run references and commit.`,
  ];
}

test("every component looks as in its reference, and no reference is unused", async () => {
  rmSync(CHANGED, { recursive: true, force: true });
  const pictures = await drawParts(ROOT);
  expect(readdirSync(FOLDER).sort()).toEqual([...pictures.keys()].sort());
  const found = await Promise.all(Array.from(pictures, ([file, picture]) => difference(file, picture)));
  expect(found.flat()).toEqual([]);
});

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { compare } from "../../tools/shots/compare";
import {
  REFERENCES,
  REFERENCES_FOLDER,
  type Reference,
  fileOf,
  type ReferenceSite,
  openReferenceSite,
  pictureParts,
} from "../../tools/shots/references";
import { ROOT } from "../project-root";

/* A fixed browser draws both pictures, so that two runs give the same pixels on every machine (docs/decisions/0036-pictures-drawn-by-a-fixed-browser.md). */

/** The share of pixels that may differ, because processors round differently. The smallest real change is ten times as large. */
const TOLERANCE = 0.0002;

const FOLDER = join(ROOT, REFERENCES_FOLDER);

/** Where pictures that differ are left for review; git ignores it. */
const CHANGED = join(ROOT, ".shots", "changed");

let site: ReferenceSite;

beforeAll(async () => {
  rmSync(CHANGED, { recursive: true, force: true });
  site = await openReferenceSite(ROOT);
});

afterAll(() => site.close());

/** Compares a picture with its reference; if they differ, saves both and says what to do. */
async function difference(reference: Reference, picture: Buffer): Promise<readonly string[]> {
  const { share, drawing } = await compare(readFileSync(join(FOLDER, fileOf(reference))), picture);
  if (share <= TOLERANCE) {
    return [];
  }
  const name = fileOf(reference).replace(".webp", "");
  mkdirSync(CHANGED, { recursive: true });
  await sharp(picture).toFile(join(CHANGED, `${name}.png`));
  writeFileSync(join(CHANGED, `${name}-difference.png`), drawing);
  return [
    `${name}: ${(100 * share).toFixed(2)} % differ. Look at .shots/changed/${name}.png and …-difference.png; if it is meant, run npm run references and commit.`,
  ];
}

test("every component looks as in its reference, and no reference is unused", async () => {
  expect(readdirSync(FOLDER).sort()).toEqual(REFERENCES.map(fileOf).sort());
  const pictures = await pictureParts(site, REFERENCES);
  const found = await Promise.all(Array.from(pictures, ([reference, picture]) => difference(reference, picture)));
  expect(found.flat()).toEqual([]);
});

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { compare } from "../../tools/shots/compare";
import type { PicturedSite } from "../../tools/shots/pictured-site";
import { REFERENCES, REFERENCES_FOLDER, type Reference, fileOf, openReferencedSite, pictureParts } from "../../tools/shots/references";
import { ROOT } from "../project-root";

/*
 * How the parts look, against reviewed pictures. A fixed browser draws both, so two runs give the same pixels, whatever browser and
 * typefaces are installed (docs/decisions/0036-pictures-drawn-by-a-fixed-browser.md).
 */

/** The share of pixels that may be off: room for processors that round otherwise. The smallest change that was tried is ten times larger. */
const TOLERANCE = 0.0002;

const FOLDER = join(ROOT, REFERENCES_FOLDER);

/** Where a picture that differs is left to be looked at; git ignores it. */
const CHANGED = join(ROOT, ".shots", "changed");

let site: PicturedSite;

beforeAll(async () => {
  rmSync(CHANGED, { recursive: true, force: true });
  site = await openReferencedSite(ROOT);
});

afterAll(() => site.close());

const referenceOf = (reference: Reference): Buffer => readFileSync(join(FOLDER, fileOf(reference)));

/**
 * Compares a picture with its reference, and leaves both where a person can look at them.
 *
 * @returns what to do about a difference; nothing where there is none
 */
async function difference(reference: Reference, picture: Buffer): Promise<readonly string[]> {
  const { share, drawing } = await compare(referenceOf(reference), picture);
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

test("every part looks as in its picture, and there is no other picture", async () => {
  expect(readdirSync(FOLDER).sort()).toEqual(REFERENCES.map(fileOf).sort());
  const pictures = await pictureParts(site, REFERENCES);
  const found = await Promise.all(Array.from(pictures, ([reference, picture]) => difference(reference, picture)));
  expect(found.flat()).toEqual([]);
});

test.each([
  ["a rounder corner", "buttons", "#buttons a { border-radius: 1.5rem !important }"],
  ["a ground of another colour", "buttons", "#buttons figure > div { background-color: #203040 !important }"],
  ["a ground that is a little brighter", "buttons", "#buttons figure > div { filter: brightness(1.1) }"],
  ["a headline of another weight", "section-heads", "#section-heads h2 { font-weight: 500 !important }"],
  ["a thicker line below links", "links", "#links a { text-decoration-thickness: 3px !important }"],
])("%s is noticed", async (_, part, content) => {
  const references = REFERENCES.filter((reference) => reference.part === part && reference.scheme === "dark");
  const pictures = await pictureParts(site, references, (page) => page.addStyleTag({ content }));
  const shares = await Promise.all(
    Array.from(pictures, async ([reference, picture]) => (await compare(referenceOf(reference), picture)).share),
  );
  expect(shares).toHaveLength(1);
  expect(Math.min(...shares)).toBeGreaterThan(TOLERANCE);
});

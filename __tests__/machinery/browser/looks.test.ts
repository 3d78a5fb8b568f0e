import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { compare } from "../../../shots/compare";
import { SCHEMES } from "../../../shots/options";
import {
  PAGES,
  PARTS,
  type PageReference,
  REFERENCES_FOLDER,
  kept,
  nameOfPage,
  nameOfPart,
  picturePage,
  pictureParts,
} from "../../../shots/references";
import { DESIGN_PATH } from "../../../src/site/design-page";
import { pathOf } from "../../../src/site/routes";
import { ROOT } from "../../project-root";
import { address, sharedBrowser } from "../../browser/site";

/*
 * How the parts and three pages look, against pictures that somebody has looked at. Words and pictures change every day and make no picture
 * wrong: a page that says something else than when it was pictured is not compared, only named. Parts have no such words.
 */

const browser = sharedBrowser();

/** The share of pixels that may be off: edges of letters differ from one version of the browser to the next. */
const TOLERANCE = 0.001;

/** Where a picture that differs is left to be looked at; git ignores it. */
const CHANGED = join(ROOT, ".shots", "changed");

const contents = JSON.parse(readFileSync(join(ROOT, REFERENCES_FOLDER, "contents.json"), "utf8")) as Readonly<Record<string, string>>;

const referenceOf = (name: string): Buffer => readFileSync(join(ROOT, REFERENCES_FOLDER, `${name}.webp`));

const addressOf = ({ route, language }: PageReference): string => address(pathOf(route, language));

/**
 * Compares a picture with its reference.
 *
 * @returns what a person should do who sees a difference; nothing where there is none
 */
async function difference(name: string, picture: Buffer): Promise<readonly string[]> {
  const { share, drawing } = await compare(referenceOf(name), picture);
  if (share <= TOLERANCE) {
    return [];
  }
  mkdirSync(CHANGED, { recursive: true });
  await sharp(picture).toFile(join(CHANGED, `${name}.png`));
  writeFileSync(join(CHANGED, `${name}-difference.png`), drawing);
  return [
    `${name}: ${(100 * share).toFixed(2)} % differ. Look at .shots/changed/${name}.png and …-difference.png; if it is meant, run npm run references and commit.`,
  ];
}

test.each(SCHEMES)("in the %s scheme, every part looks as in its picture", async (scheme) => {
  const pictures = await pictureParts(browser, address(DESIGN_PATH), scheme, PARTS);
  const found = await Promise.all(PARTS.map((part, index) => difference(nameOfPart(part, scheme), pictures[index] ?? Buffer.of())));
  expect(found.flat()).toEqual([]);
});

test.each(PAGES.map((page) => [nameOfPage(page), page] as const))("%s looks as in its picture", async (name, reference) => {
  const { picture, content } = await picturePage(browser, addressOf(reference), reference);
  if (content !== contents[name]) {
    console.warn(`${name} has other words or pictures than its reference and was not compared; npm run references pictures it anew.`);
    return;
  }
  // Kept as the reference is, because what is lost by that is the same in both.
  expect(await difference(name, await kept(picture, "page"))).toEqual([]);
});

test("a rounder corner, a ground of another colour and a headline of another weight are noticed", async () => {
  const changed = ["buttons", "grounds", "section-heads"] as const;
  const pictures = await pictureParts(browser, address(DESIGN_PATH), "dark", changed, (page) =>
    page.addStyleTag({
      content: `
        #buttons a { border-radius: 1.5rem !important }
        #grounds figure > div { background-color: #203040 !important }
        #section-heads h2 { font-weight: 500 !important }
      `,
    }),
  );
  for (const [index, part] of changed.entries()) {
    const { share } = await compare(referenceOf(nameOfPart(part, "dark")), pictures[index] ?? Buffer.of());
    expect([part, share > TOLERANCE]).toEqual([part, true]);
  }
});

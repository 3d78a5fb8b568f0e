import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compare } from "../../shots/compare";
import { REFERENCES, REFERENCES_FOLDER, type Reference, pathOfReference, pictureReference } from "../../shots/references";
import { ROOT } from "../project-root";
import { address, sharedBrowser } from "./site";

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

const referenceOf = ({ name }: Reference): Buffer => readFileSync(join(ROOT, REFERENCES_FOLDER, `${name}.webp`));

const one = (name: string): Reference => {
  const reference = REFERENCES.find((each) => each.name === name);
  if (reference === undefined) {
    throw new Error(`There is no reference “${name}”.`);
  }
  return reference;
};

const pictured = (reference: Reference, style?: string) =>
  pictureReference(browser, address(""), pathOfReference(ROOT, reference), reference, (page) =>
    style === undefined ? Promise.resolve() : page.addStyleTag({ content: style }),
  );

/** Leaves what differs where a person can look at it. */
function leave(name: string, picture: Buffer, drawing: Buffer): string {
  mkdirSync(CHANGED, { recursive: true });
  writeFileSync(join(CHANGED, `${name}.webp`), picture);
  writeFileSync(join(CHANGED, `${name}-difference.png`), drawing);
  return `Look at .shots/changed/${name}.webp and …-difference.png; if it is meant, run npm run references and commit.`;
}

test.each(REFERENCES.map((reference) => [reference.name, reference] as const))("%s looks as in its picture", async (name, reference) => {
  const { picture, content } = await pictured(reference);
  if (reference.part === undefined && content !== contents[name]) {
    console.warn(`${name} has other words or pictures than its reference and was not compared; npm run references pictures it anew.`);
    return;
  }
  const { share, drawing } = await compare(referenceOf(reference), picture);
  expect({ share: share <= TOLERANCE ? "the same" : share, note: share <= TOLERANCE ? "" : leave(name, picture, drawing) }).toEqual({
    share: "the same",
    note: "",
  });
});

test.each([
  ["a corner that is rounder", "buttons-light", "a { border-radius: 1.5rem !important }"],
  ["a ground in another colour", "grounds-dark", "#grounds * { background-color: #203040 !important }"],
  ["a headline of another weight", "van-rental-el-768-light", "h2 { font-weight: 500 !important }"],
  ["more room between sections", "booking-terms-ru-1440-light", "main section { padding-block-start: 7rem !important }"],
])("%s is noticed", async (_, name, style) => {
  const { picture } = await pictured(one(name), style);
  const { picture: before } = await pictured(one(name));
  expect((await compare(before, picture)).share).toBeGreaterThan(TOLERANCE);
});

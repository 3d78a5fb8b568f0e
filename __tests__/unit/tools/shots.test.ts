import sharp from "sharp";
import { LANGUAGES } from "../../../src/core/languages";
import { compare } from "../../../tools/shots/compare";
import { selection } from "../../../tools/shots/options";

const CHOICES = { routes: ["home", "van-rental", "offline"], states: ["menu", "chat"] };

test.each([
  [[], { ...CHOICES, languages: [...LANGUAGES], widths: [360, 768, 1440] }],
  [
    ["--route=van-rental", "--language=ru,de", "--width=412"],
    { routes: ["van-rental"], states: [], languages: ["ru", "de"], widths: [412] },
  ],
  [["--state=chat"], { routes: [], states: ["chat"] }],
  [["--state=all"], { routes: [], states: ["menu", "chat"] }],
  [["--state=menu", "--route=home"], { routes: ["home"], states: ["menu"] }],
])("npm run shots -- %j", (args, expected) => {
  expect(selection(args, CHOICES)).toMatchObject(expected);
});

test("refuses an unknown name, and lists the known ones", () => {
  expect(() => selection(["--route=van-rentel"], CHOICES)).toThrow("“van-rentel” is not known. Known: home, van-rental, offline.");
});

/** Paper with a square on it. */
const paper = (colour: string, size: number, height = 100): Promise<Buffer> =>
  sharp({ create: { width: 200, height, channels: 3, background: "#fdf9f1" } })
    .composite([{ input: { create: { width: size, height: size, channels: 3, background: colour } }, left: 10, top: 10 }])
    .png()
    .toBuffer();

test.each([
  ["nothing", "#0b4f6c", 40, 100, 0],
  ["a brightness that no one sees", "#0f5370", 40, 100, 0],
  ["a colour", "#d1603d", 40, 100, 1600 / 20_000],
  ["a size", "#0b4f6c", 50, 100, 900 / 20_000],
  ["the size of the picture", "#0b4f6c", 40, 101, 1],
] as const)("pictures that differ in %s", async (_, colour, size, height, share) => {
  const difference = await compare(await paper("#0b4f6c", 40), await paper(colour, size, height));
  expect(difference.share).toBeCloseTo(share);
});

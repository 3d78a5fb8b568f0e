import sharp from "sharp";
import { compare } from "../../../../tools/shots/compare";

/** A sheet of paper with a square on it. */
const sheet = (square: { readonly colour: string; readonly size: number }, height = 100): Promise<Buffer> =>
  sharp({ create: { width: 200, height, channels: 3, background: "#fdf9f1" } })
    .composite([
      { input: { create: { width: square.size, height: square.size, channels: 3, background: square.colour } }, left: 10, top: 10 },
    ])
    .png()
    .toBuffer();

test("the same picture differs nowhere, a little in brightness is not seen", async () => {
  const before = await sheet({ colour: "#0b4f6c", size: 40 });
  expect((await compare(before, await sheet({ colour: "#0b4f6c", size: 40 }))).share).toBe(0);
  expect((await compare(before, await sheet({ colour: "#0f5370", size: 40 }))).share).toBe(0);
});

test("a square of another colour or size counts with its share of the picture", async () => {
  const before = await sheet({ colour: "#0b4f6c", size: 40 });
  expect((await compare(before, await sheet({ colour: "#d1603d", size: 40 }))).share).toBeCloseTo(1600 / 20_000);
  expect((await compare(before, await sheet({ colour: "#0b4f6c", size: 50 }))).share).toBeCloseTo(900 / 20_000);
});

test("a picture of another size is another picture", async () => {
  const before = await sheet({ colour: "#0b4f6c", size: 40 });
  expect((await compare(before, await sheet({ colour: "#0b4f6c", size: 40 }, 101))).share).toBe(1);
});

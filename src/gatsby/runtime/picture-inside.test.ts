import { withPictureInside } from "./picture-inside";

const read = (address: string): Buffer => Buffer.from(`bytes of ${address}`);
const page = (first: string): string => `<picture><source media="(max-width: 3rem)" srcSet="${first} 750w,/b.avif 1100w"/></picture>`;
const inside = `data:image/avif;base64,${Buffer.from("bytes of /a.avif").toString("base64")}`;

test("puts the smaller file for phones into the document, once", () => {
  expect(withPictureInside(page("/a.avif"), read)).toBe(page(inside));
});

test("fails where there is no such picture", () => {
  expect(() => withPictureInside("<picture><img src='/a.avif'></picture>", read)).toThrow("no hero picture for phones");
});

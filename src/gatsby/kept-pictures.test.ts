import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { workingFolder } from "../../__tests__/temporary-folder";
import { publishPictures } from "./kept-pictures";

workingFolder();

const PICTURES = ["small", "large"].map((size) => ({ file: `public/${size}.avif`, madeOf: ["sea", size] }));

/** Renders words in place of pictures, and ends after some of them. @returns what was rendered */
async function published(pictures: typeof PICTURES, stopsAfter = Infinity): Promise<readonly string[]> {
  const rendered: string[] = [];
  await publishPictures(pictures, async (missing) => {
    for (const { part, file, madeOf } of missing) {
      writeFileSync(part, rendered.length === stopsAfter ? "ha" : `whole ${madeOf.join(" ")}`);
      if (rendered.length === stopsAfter) {
        throw new Error("stopped");
      }
      rendered.push(file);
    }
    return Promise.resolve();
  });
  return rendered;
}

test("a picture is rendered once, and published by every build", async () => {
  expect(await published(PICTURES)).toEqual(["public/small.avif", "public/large.avif"]);
  mkdirSync("public/elsewhere");
  expect(await published([{ file: "public/elsewhere/a.avif", madeOf: ["sea", "small"] }])).toEqual([]);
  expect(readFileSync("public/elsewhere/a.avif", "utf8")).toBe("whole sea small");
});

test("what a picture is made of decides whether it is another", async () => {
  await published(PICTURES);
  expect(await published([{ file: "public/small.avif", madeOf: ["hills", "small"] }])).toEqual(["public/small.avif"]);
});

test("what a stopped build leaves is never taken for a picture", async () => {
  await expect(published(PICTURES, 1)).rejects.toThrow("stopped");
  await published(PICTURES);
  expect(readFileSync("public/large.avif", "utf8")).toBe("whole sea large");
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import worker from "gatsby-plugin-sharp/gatsby-worker";
import sharp, { type Sharp } from "sharp";
import { workingFolder } from "../../__tests__/temporary-folder";
import { onPreInit } from "./on-pre-init";

const folder = workingFolder();

test("gatsby-plugin-sharp renders a picture once, with the effort of this site", async () => {
  const avif = jest.spyOn(Object.getPrototypeOf(sharp()) as Pick<Sharp, "avif">, "avif");
  onPreInit();
  const source = join(folder(), "sea.png");
  await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } }).toFile(source);
  const picture = { outputPath: "small.avif", args: { toFormat: "avif", width: 4, height: 4, quality: 50 } };
  const published = async (outputDir: string): Promise<boolean> => {
    const inputPaths = [{ path: source, contentDigest: "a digest" }];
    await worker.IMAGE_PROCESSING({ inputPaths, outputDir, args: { operations: [picture], pluginOptions: {} } });
    return existsSync(join(outputDir, picture.outputPath));
  };
  expect(await published(join(folder(), "first"))).toBe(true);
  expect(await published(join(folder(), "second"))).toBe(true);
  expect(avif.mock.calls).toEqual([[expect.objectContaining({ effort: 2, quality: 50 })]]);
});

import { basename, dirname, join } from "node:path";
import worker from "gatsby-plugin-sharp/gatsby-worker";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { publishPictures } from "./kept-pictures";

/** How hard the AVIF encoder tries, from 0 to 9. */
const EFFORT = 2;

/**
 * For more than a minute of a first build: sharp's own effort, 4, makes files five per cent smaller, but takes seven times as long.
 * gatsby-plugin-sharp renders in this process, and has no option for it.
 */
function setEffort(): void {
  const prototype = Object.getPrototypeOf(sharp()) as Pick<Sharp, "avif">;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
}

/** For more than a minute of every build that starts afresh: lets gatsby-plugin-sharp render only what no build has rendered before. */
function keepPictures(): void {
  const render = worker.IMAGE_PROCESSING;
  worker.IMAGE_PROCESSING = async (job) => {
    const { isLazy = false, operations, pluginOptions } = job.args;
    if (isLazy) {
      return;
    }
    const source = job.inputPaths.map(({ contentDigest }) => contentDigest);
    const pictures = operations.map((operation) => {
      const madeOf = [sharp.versions, EFFORT, pluginOptions, source, operation];
      return { operation, file: join(job.outputDir, operation.outputPath), madeOf };
    });
    await publishPictures(pictures, async (missing) => {
      const parts = missing.map(({ operation, part }) => ({ ...operation, outputPath: basename(part) }));
      await render({ ...job, outputDir: dirname(missing[0]?.part ?? ""), args: { ...job.args, operations: parts } });
    });
  };
}

/** Changes how gatsby-plugin-sharp renders pictures: Gatsby looks its worker up by the name of the job. */
export function onPreInit(): void {
  setEffort();
  keepPictures();
}

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sha256 } from "../../../publish/sha256";

/** One picture to render: where it goes, and how it is rendered. */
interface PictureOperation {
  readonly outputPath: string;
  readonly args: unknown;
}

/** What Gatsby asks of gatsby-plugin-sharp. */
export interface PictureJob {
  readonly inputPaths: readonly { readonly path: string }[];
  readonly outputDir: string;
  readonly args: { readonly operations: readonly PictureOperation[]; readonly pluginOptions?: unknown; readonly isLazy?: boolean };
}

export type RenderPictures = (job: PictureJob) => Promise<unknown>;

/** Copies a file atomically, also when two jobs copy to the same place. */
export async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const unfinished = `${to}.${randomUUID()}`;
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}

/**
 * Renders every picture once: copies it from a folder when it is needed again, even after Gatsby's cache is gone, or with one more width of
 * the same picture.
 *
 * @param render renders the pictures of a job
 * @param folder holds the pictures, named by a digest of their source and settings
 * @param version of the renderer: another one may render differently
 */
export function keepPictures(render: RenderPictures, folder: string, version: string): RenderPictures {
  return async (job) => {
    const [input] = job.inputPaths;
    if (job.args.isLazy === true || input === undefined) {
      return render(job);
    }
    const source = sha256(await readFile(input.path), "base64url");
    const keptAs = ({ args }: PictureOperation): string =>
      join(folder, sha256(JSON.stringify([version, source, args, job.args.pluginOptions]), "base64url"));
    const missing = job.args.operations.filter((operation) => !existsSync(keptAs(operation)));
    if (missing.length > 0) {
      await render({ ...job, args: { ...job.args, operations: missing } });
    }
    for (const operation of job.args.operations) {
      const [output, kept] = [join(job.outputDir, operation.outputPath), keptAs(operation)];
      if (missing.includes(operation)) {
        await copyWhole(output, kept);
      } else {
        await copyWhole(kept, output);
      }
    }
    return undefined;
  };
}

/** What runs the jobs of gatsby-plugin-sharp. */
declare module "gatsby-plugin-sharp/gatsby-worker" {
  interface Operation {
    /** From the job's folder. */
    readonly outputPath: string;
  }

  interface PictureJob {
    readonly inputPaths: readonly { readonly contentDigest: string }[];
    readonly outputDir: string;
    readonly args: { readonly isLazy?: boolean; readonly operations: readonly Operation[]; readonly pluginOptions: unknown };
  }

  const worker: { IMAGE_PROCESSING: (job: PictureJob) => Promise<unknown> };
  export default worker;
}

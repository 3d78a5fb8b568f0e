declare module "gatsby-plugin-sharp/gatsby-worker" {
  /** Gatsby looks up the function that renders pictures here for every job. */
  const worker: { IMAGE_PROCESSING: (job: never) => Promise<unknown> };
  export default worker;
}

declare module "gatsby-plugin-sharp/gatsby-worker" {
  /** The module by which Gatsby has pictures made; it looks the maker up in it for every job. */
  const worker: { IMAGE_PROCESSING: (job: never) => Promise<unknown> };
  export default worker;
}

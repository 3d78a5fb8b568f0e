/** The address of a build that nobody has published. */
const LOCAL_URL = "http://localhost:9000";

/**
 * The address under which a build will be found, without a slash at the end.
 *
 * Netlify names it: `URL` in production, `DEPLOY_PRIME_URL` in previews and branch deploys; elsewhere `SITE_URL` may.
 *
 * @param environment the environment variables of the build
 * @source Netlify, build environment variables
 */
export function siteUrl(environment: Readonly<Record<string, string | undefined>>): string {
  const deployed = environment["CONTEXT"] === "production" ? environment["URL"] : environment["DEPLOY_PRIME_URL"];
  return (deployed ?? environment["SITE_URL"] ?? LOCAL_URL).replace(/\/+$/, "");
}

/**
 * Tells whether search engines may list the build. Deploy previews and branch deploys are not for them, nor is a public site with invented
 * reviews or placeholders, which `ALLOW_SAMPLE_CONTENT` allows.
 *
 * @param environment the environment variables of the build
 * @param hasSampleContent whether placeholders or samples remain
 * @source Netlify, build environment variables: `CONTEXT` is `production`, `deploy-preview`, `branch-deploy` or a branch's name
 */
export function isForSearchEngines(environment: Readonly<Record<string, string | undefined>>, hasSampleContent: boolean): boolean {
  const context = environment["CONTEXT"];
  return context === undefined || (context === "production" && !hasSampleContent);
}

/**
 * Tells whether a build has pages for its reviewers: everywhere but in production.
 *
 * @param environment the environment variables of the build
 * @source Netlify, build environment variables
 */
export function hasReviewPages(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment["CONTEXT"] !== "production";
}

/** The environment variables of a build. On Netlify, `CONTEXT` is `production`, `deploy-preview`, `branch-deploy` or a branch's name. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The address under which a build will be published, without a trailing slash. Netlify names it: `URL` in production, `DEPLOY_PRIME_URL` in
 * previews and branch deploys. Elsewhere `SITE_URL` may.
 *
 * @source Netlify, build environment variables
 */
export function siteUrl(environment: Environment): string {
  const deployed = environment["CONTEXT"] === "production" ? environment["URL"] : environment["DEPLOY_PRIME_URL"];
  return (deployed ?? environment["SITE_URL"] ?? "http://localhost:9000").replace(/\/+$/, "");
}

/** Whether search engines may list the build: not a preview, nor a public site with placeholders or samples. */
export function isForSearchEngines(environment: Environment, hasSampleContent: boolean): boolean {
  const context = environment["CONTEXT"];
  return context === undefined || (context === "production" && !hasSampleContent);
}

/** Whether a build has pages for reviewers: every build but production's. */
export function hasReviewPages(environment: Environment): boolean {
  return environment["CONTEXT"] !== "production";
}

/** The environment variables of a build. On Netlify, `CONTEXT` is `production`, `deploy-preview`, `branch-deploy` or a branch's name. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a build is the public site. Every other build has pages for reviewers, and search engines must not list it. */
export function isProduction(environment: Environment): boolean {
  return environment["CONTEXT"] === "production";
}

/** The address that the environment names: by Netlify's variables, or by `SITE_URL`. */
function namedUrl(environment: Environment): string | undefined {
  return (isProduction(environment) ? environment["URL"] : environment["DEPLOY_PRIME_URL"]) ?? environment["SITE_URL"];
}

/**
 * The address under which a build will be published, without a trailing slash. Netlify names it: `URL` in production, `DEPLOY_PRIME_URL` in
 * previews and branch deploys. Elsewhere `SITE_URL` may.
 *
 * @source Netlify, build environment variables
 */
export function siteUrl(environment: Environment): string {
  return (namedUrl(environment) ?? "http://localhost:9000").replace(/\/+$/, "");
}

/** Why search engines must not list a build; `undefined` for the public site, which they may. */
export function keptFromSearchEngines(environment: Environment, hasSampleContent: boolean): string | undefined {
  if (!isProduction(environment)) {
    return "it is not built with CONTEXT=production";
  }
  if (namedUrl(environment) === undefined) {
    return "its address is not set in URL";
  }
  return hasSampleContent ? "it has placeholders or samples (npm run go-live)" : undefined;
}

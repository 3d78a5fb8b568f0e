/** Where editors' changes go: a repository on GitHub, and a branch of it. */
export interface Repository {
  /** `owner/name`. */
  readonly name: string;
  readonly branch: string;
}

/** Used where the build does not know its repository; editing a local folder still works. */
export const UNKNOWN_REPOSITORY: Repository = { name: "repository-owner/repository-name", branch: "main" };

/**
 * The repository from which a site is built.
 *
 * @param environment the environment variables of the build
 * @returns the repository, or `UNKNOWN_REPOSITORY` where none is named or it is not on GitHub
 * @source Netlify, build environment variables: `REPOSITORY_URL`; `HEAD`, the branch of a preview, and `BRANCH`
 */
export function repositoryOf(environment: Readonly<Record<string, string | undefined>>): Repository {
  const name = /^(?:https:\/\/github\.com\/|git@github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
    environment["REPOSITORY_URL"] ?? "",
  )?.[1];
  return name === undefined
    ? UNKNOWN_REPOSITORY
    : { name, branch: environment["HEAD"] ?? environment["BRANCH"] ?? UNKNOWN_REPOSITORY.branch };
}

import { UNKNOWN_REPOSITORY, repositoryOf } from "../../../src/editing/repository";

const GITHUB = "https://github.com/owner/site";
const SITE = { name: "owner/site", branch: "main" };

test.each([
  [{ REPOSITORY_URL: GITHUB, BRANCH: "main" }, SITE],
  [{ REPOSITORY_URL: `${GITHUB}.git`, BRANCH: "main" }, SITE],
  [{ REPOSITORY_URL: "git@github.com:owner/site.git", BRANCH: "main" }, SITE],
  // A preview edits the branch from which it was built.
  [
    { REPOSITORY_URL: GITHUB, BRANCH: "deploy-preview-7", HEAD: "new-prices" },
    { ...SITE, branch: "new-prices" },
  ],
  [{ BRANCH: "main" }, UNKNOWN_REPOSITORY],
  [{ REPOSITORY_URL: "https://git.example.com/owner/site", BRANCH: "main" }, UNKNOWN_REPOSITORY],
])("%j builds from %j", (environment, repository) => {
  expect(repositoryOf(environment)).toEqual(repository);
});

import { UNKNOWN_REPOSITORY, repositoryOf } from "../../../src/editing/repository";

test.each([
  ["https://github.com/owner/site", "owner/site"],
  ["https://github.com/owner/site.git", "owner/site"],
  ["git@github.com:owner/site.git", "owner/site"],
])("%s is %s", (url, name) => {
  expect(repositoryOf({ REPOSITORY_URL: url, BRANCH: "main" })).toEqual({ name, branch: "main" });
});

test("a preview edits the branch from which it was built", () => {
  expect(repositoryOf({ REPOSITORY_URL: "https://github.com/owner/site", BRANCH: "deploy-preview-7", HEAD: "new-prices" }).branch).toBe(
    "new-prices",
  );
});

test.each([[undefined], ["https://git.example.com/owner/site"]])("%s is not known, and nothing is guessed", (url) => {
  expect(repositoryOf({ ...(url === undefined ? {} : { REPOSITORY_URL: url }), BRANCH: "main" })).toEqual(UNKNOWN_REPOSITORY);
});

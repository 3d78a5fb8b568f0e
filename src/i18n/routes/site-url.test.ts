import { hasReviewPages, isForSearchEngines, siteUrl } from "./site-url";

test.each([
  [{ CONTEXT: "production", URL: "https://www.example.com/", DEPLOY_PRIME_URL: "https://main--x.netlify.app" }, "https://www.example.com"],
  [{ CONTEXT: "deploy-preview", URL: "https://www.example.com", DEPLOY_PRIME_URL: "https://7--x.netlify.app" }, "https://7--x.netlify.app"],
  [{ SITE_URL: "https://staging.example.com" }, "https://staging.example.com"],
  [{}, "http://localhost:9000"],
])("the address of a build with %p is %s", (environment, expected) => {
  expect(siteUrl(environment)).toBe(expected);
});

test("only a local build and a public site without sample content are for search engines", () => {
  const asked = (["production", "deploy-preview", "branch-deploy", undefined] as const).flatMap((context) =>
    [true, false].map((isSample) => ({ context, isSample })),
  );
  expect(asked.filter(({ context, isSample }) => isForSearchEngines({ CONTEXT: context }, isSample))).toEqual([
    { context: "production", isSample: false },
    { context: undefined, isSample: true },
    { context: undefined, isSample: false },
  ]);
});

test("every build but production's has pages for reviewers", () => {
  const contexts = ["production", "deploy-preview", "branch-deploy", undefined] as const;
  expect(contexts.filter((context) => !hasReviewPages({ CONTEXT: context }))).toEqual(["production"]);
});

import { isProduction, keptFromSearchEngines, siteUrl } from "./site-url";

test.each([
  [{ CONTEXT: "production", URL: "https://www.example.com/", DEPLOY_PRIME_URL: "https://main--x.netlify.app" }, "https://www.example.com"],
  [{ CONTEXT: "deploy-preview", URL: "https://www.example.com", DEPLOY_PRIME_URL: "https://7--x.netlify.app" }, "https://7--x.netlify.app"],
  [{ SITE_URL: "https://staging.example.com" }, "https://staging.example.com"],
  [{}, "http://localhost:9000"],
])("the address of a build with %p is %s", (environment, expected) => {
  expect(siteUrl(environment)).toBe(expected);
});

test("only a production build that knows its address and has no sample content is for search engines", () => {
  const PUBLIC = { CONTEXT: "production", URL: "https://www.example.com" };
  const kept = { preview: { ...PUBLIC, CONTEXT: "deploy-preview" }, nowhere: { CONTEXT: "production" }, plain: {} };
  expect([PUBLIC, { CONTEXT: "production", SITE_URL: PUBLIC.URL }].map((build) => keptFromSearchEngines(build, false))).toEqual([
    undefined,
    undefined,
  ]);
  expect(keptFromSearchEngines(PUBLIC, true)).toContain("go-live");
  expect(keptFromSearchEngines(kept.preview, false)).toContain("CONTEXT");
  expect(keptFromSearchEngines(kept.plain, false)).toContain("CONTEXT");
  expect(keptFromSearchEngines(kept.nowhere, false)).toContain("URL");
});

test("every build but production's has pages for reviewers", () => {
  const contexts = ["production", "deploy-preview", "branch-deploy", undefined] as const;
  expect(contexts.filter((context) => isProduction({ CONTEXT: context }))).toEqual(["production"]);
});

import { hasReviewPages, isForSearchEngines, siteUrl } from "../../../src/site/site-url";

describe("siteUrl", () => {
  test("is the production address in production", () => {
    expect(siteUrl({ CONTEXT: "production", URL: "https://www.example.com/", DEPLOY_PRIME_URL: "https://main--x.netlify.app" })).toBe(
      "https://www.example.com",
    );
  });

  test("is the preview's own address in a preview", () => {
    expect(
      siteUrl({ CONTEXT: "deploy-preview", URL: "https://www.example.com", DEPLOY_PRIME_URL: "https://deploy-preview-7--x.netlify.app" }),
    ).toBe("https://deploy-preview-7--x.netlify.app");
  });

  test("may be named elsewhere, and is local otherwise", () => {
    expect(siteUrl({ SITE_URL: "https://staging.example.com" })).toBe("https://staging.example.com");
    expect(siteUrl({})).toBe("http://localhost:9000");
  });
});

test.each([
  ["production", true],
  ["deploy-preview", false],
  ["branch-deploy", false],
  [undefined, true],
])("a build in the context %s is for search engines: %s", (context, expected) => {
  expect(isForSearchEngines({ CONTEXT: context })).toBe(expected);
});

test.each([
  ["production", false],
  ["deploy-preview", true],
  ["branch-deploy", true],
  [undefined, true],
])("a build in the context %s has pages for reviewers: %s", (context, expected) => {
  expect(hasReviewPages({ CONTEXT: context })).toBe(expected);
});

import { hasReviewPages, isForSearchEngines, siteUrl } from "../../../../src/core/routes/site-url";

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

test.each([
  ["production", false],
  ["deploy-preview", true],
  ["branch-deploy", true],
  [undefined, true],
])("a build in the context %s has pages for reviewers: %s", (context, expected) => {
  expect(hasReviewPages({ CONTEXT: context })).toBe(expected);
});

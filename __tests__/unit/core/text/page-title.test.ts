import { LONGEST_TITLE, pageTitle } from "../../../../src/core/text/page-title";

test("a title keeps its brand only while both fit", () => {
  const words = "x".repeat(LONGEST_TITLE - " | Halcyon".length);
  expect(pageTitle(`${words} | Halcyon`)).toBe(`${words} | Halcyon`);
  expect(pageTitle(`${words}y | Halcyon`)).toBe(`${words}y`);
});

test("a brand inside the title stays", () => {
  const title = `How to find Halcyon ${"x".repeat(LONGEST_TITLE)}`;
  expect(pageTitle(title)).toBe(title);
});

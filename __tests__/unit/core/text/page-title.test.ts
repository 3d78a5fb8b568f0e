import { LONGEST_TITLE, pageTitle } from "../../../../src/core/text/page-title";

test("a title ends with the brand where both have room, and is left without it where they have not", () => {
  const words = "x".repeat(LONGEST_TITLE - " | Halcyon".length);
  expect(pageTitle(`${words} | Halcyon`)).toBe(`${words} | Halcyon`);
  expect(pageTitle(`${words}y | Halcyon`)).toBe(`${words}y`);
});

test("a brand within the title's words stays", () => {
  const title = `How to find Halcyon ${"x".repeat(LONGEST_TITLE)}`;
  expect(pageTitle(title)).toBe(title);
});

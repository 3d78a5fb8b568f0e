import { withCurrentStyles } from "../../../../src/gatsby/internals/current-styles";

const style = (address: string, text: string): string => `<style data-href="${address}" data-identity="gatsby-global-css">${text}</style>`;
const page = (styles: string): string => `<head><title>Terms</title>${styles}<style>own</style></head><body>Text</body>`;

const SHEETS = [
  { address: "/app.new.css", text: "a{color:red}" },
  { address: "/terms.new.css", text: "b{content:'$&'}" },
];
const CURRENT = page(style("/app.new.css", "a{color:red}") + style("/terms.new.css", "b{content:'$&'}"));

test("a page that Gatsby did not write again gets the styles of this build, in their order", () => {
  expect(withCurrentStyles(page(style("/app.old.css", "a{color:blue}") + style("/terms.old.css", "b{}")), SHEETS)).toBe(CURRENT);
});

test("a sheet that its template has got or lost since is added or taken out", () => {
  expect(withCurrentStyles(page(style("/app.old.css", "a{}")), SHEETS)).toBe(CURRENT);
  expect(withCurrentStyles(CURRENT, SHEETS.slice(0, 1))).toBe(page(style("/app.new.css", "a{color:red}")));
});

test("a page that has them is left as it is", () => {
  expect(withCurrentStyles(CURRENT, SHEETS)).toBe(CURRENT);
});

test("a page without a place for styles is refused, because then Gatsby prints them in another way", () => {
  expect(() => withCurrentStyles(page(""), SHEETS)).toThrow("no place for its styles");
});

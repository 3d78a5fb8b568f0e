import { firstScreenOf, withCurrentStyles } from "../../../../src/gatsby/internals/current-styles";

const style = (address: string, text: string): string => `<style data-href="${address}" data-identity="gatsby-global-css">${text}</style>`;
const page = (styles: string, body = "Text"): string => `<head><title>Terms</title>${styles}<style>own</style></head><body>${body}</body>`;

const SHEETS = [
  { address: "/app.new.css", text: "a{color:red}" },
  { address: "/terms.new.css", text: "b{content:'$&'}" },
];
const OLD = style("/app.old.css", "a{color:blue}") + style("/terms.old.css", "b{}");

const CURRENT = page(style("/app.new.css", "a{color:red}") + style("/terms.new.css", "b{content:'$&'}"));
const PARTED = page(
  style("first-screen", "a{color:red}"),
  `Hero<style data-href="/terms.new.css" id="later-styles">a{color:red}b{content:'$&'}</style>Text`,
);

test("puts the styles of this build into a page that Gatsby did not render again", () => {
  expect(withCurrentStyles(page(OLD), SHEETS, "")).toBe(CURRENT);
});

test("adds and removes the sheets that its template has gained or lost", () => {
  expect(withCurrentStyles(page(style("/app.old.css", "a{}")), SHEETS, "")).toBe(CURRENT);
  expect(withCurrentStyles(CURRENT, SHEETS.slice(0, 1), "")).toBe(page(style("/app.new.css", "a{color:red}")));
});

test("puts the styles of the first screen into the head and all in their order after it, in a page from Gatsby or from an earlier build", () => {
  const fromGatsby = page(OLD, `Hero<style id="later-styles"></style>Text`);
  expect(withCurrentStyles(fromGatsby, SHEETS, "a{color:red}")).toBe(PARTED);
  expect(withCurrentStyles(PARTED, SHEETS, "a{color:red}")).toBe(PARTED);
  expect(firstScreenOf(PARTED)).toMatch(/Hero$/);
});

test("refuses a page without a place for styles, because then Gatsby has changed how it prints them", () => {
  expect(() => withCurrentStyles(page(""), SHEETS, "")).toThrow("no place for its styles");
});

import { renderedPages } from "../../../../tools/bench/builds";

test.each([
  ["success Building static HTML for pages - 2.912s - 70/70 24.04/s\ninfo Done building", 70],
  ["success Building static HTML for pages - 0.412s - 1/1 2.43/s", 1],
  ["info There are no new or changed html files to build.", 0],
])("renderedPages reads what Gatsby prints: %s", (output, count) => {
  expect(renderedPages(output)).toBe(count);
});

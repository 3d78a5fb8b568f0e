import { breadcrumbs } from "../../../../src/core/routes/breadcrumbs";

const labels = { "/": "Home", "/de": "Start", "/de/anfahrt": "Anfahrt", "/explore-cyprus": "Explore Cyprus" };

describe("breadcrumbs", () => {
  test("drops the language prefix and translates known paths", () => {
    expect(breadcrumbs("/de/anfahrt", labels)).toEqual([
      { label: "Start", path: "/de" },
      { label: "Anfahrt", path: "/de/anfahrt" },
    ]);
  });

  test("title-cases a segment that it does not know", () => {
    expect(breadcrumbs("/top-5-scenic-drives", labels).at(-1)).toEqual({ label: "Top 5 Scenic Drives", path: "/top-5-scenic-drives" });
  });

  test("puts the pages between home and the page where they belong", () => {
    expect(breadcrumbs("/an-article", labels, ["/explore-cyprus"]).map(({ label }) => label)).toEqual([
      "Home",
      "Explore Cyprus",
      "An Article",
    ]);
  });

  test.each(["/", "/de"])("is empty on the home page %s, where it would be one item only", (path) => {
    expect(breadcrumbs(path, labels)).toEqual([]);
  });
});

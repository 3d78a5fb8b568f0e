import { wantedBy } from "./arguments";
import { difference } from "./compare";
import { type Finding, htmlReport, markdownReport } from "./report";

const wanted = (...args: readonly string[]) => wantedBy(args, (folder) => folder === "/built");

test("an argument is a page, a folder or a commit", () => {
  expect(wanted()).toEqual({ state: undefined, isFolder: false, paths: [] });
  expect(wanted("/el", "main", "/")).toEqual({ state: "main", isFolder: false, paths: ["/el", "/"] });
  expect(wanted("/built", "/el")).toEqual({ state: "/built", isFolder: true, paths: ["/el"] });
  expect(() => wanted("main", "/built")).toThrow("main and /built");
  expect(() => wanted("--all")).toThrow("--all");
});

/** A picture of one pixel a row, each row of one grey. */
const picture = (...greys: readonly number[]) => ({
  data: Buffer.from(greys.flatMap((grey) => [grey, grey, grey, 255])),
  width: 1,
  height: greys.length,
});
const tall = Array.from({ length: 100 }, (_, index) => index);

test("equal pictures have no difference, nor has one step of a colour; a single pixel is a difference", () => {
  expect(difference(picture(...tall), picture(...tall))).toBeUndefined();
  expect(difference(picture(...tall), picture(...tall.with(60, 61)))).toBeUndefined();
  expect(difference(picture(...tall), picture(...tall.with(60, 200)))?.change).toBe("1.00 % of the pixels, from row 60 on, of 100 rows");
});

test("a new row moves nothing, and is shown with the rows around it", () => {
  const found = difference(picture(...tall), picture(...tall.toSpliced(50, 0, 200)));
  expect(found?.change).toBe("0.99 % of the pixels, from row 50 on, of 100 → 101 rows");
  expect(found?.pictures.after).toEqual(picture(...tall.slice(10, 50), 200, ...tall.slice(50, 90)));
  expect(found?.pictures.before.data.subarray(40 * 4, 41 * 4)).toEqual(Buffer.alloc(4));
});

const finding: Finding = {
  path: "/a&b",
  width: 390,
  scheme: "dark",
  change: "2 %",
  pictures: { before: "0-before.png", after: "0-after.png" },
};

test("the report names a page once, and escapes it", () => {
  const html = htmlReport([finding, { ...finding, width: 1440 }], "27 pages, <main>");
  expect(html).toContain("27 pages, &#60;main&#62;: 1 look different");
  expect(html.match(/<li>/g)).toHaveLength(1);
  expect(html).toContain('<img src="0-after.png"');
  expect(html).not.toContain("a&b");
});

test("the summary lists each page with its views", () => {
  expect(markdownReport([finding, { ...finding, width: 1440 }], "2 pages")).toBe(
    "2 pages: 1 look different.\n\n- `/a&b`\n  - 390 px, dark: 2 %\n  - 1440 px, dark: 2 %\n",
  );
});

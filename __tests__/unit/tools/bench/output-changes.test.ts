import { changedBytes, outputGroup, writtenAgain } from "../../../../tools/bench/output-changes";

test.each([
  ["index.html", "html"],
  ["de/404.html", "html"],
  ["page-data/index/page-data.json", "page-data"],
  ["social/en/home.jpg", "social pictures"],
  ["static/hero.avif", "other"],
])("%s belongs to %s", (path, group) => {
  expect(outputGroup(path)).toBe(group);
});

const before = new Map([
  ["index.html", { digest: "a", written: 1 }],
  ["de/index.html", { digest: "b", written: 1 }],
  ["social/en/old.jpg", { digest: "c", written: 1 }],
]);
const after = new Map([
  ["index.html", { digest: "a", written: 2 }],
  ["de/index.html", { digest: "z", written: 2 }],
  ["feed.xml", { digest: "d", written: 2 }],
]);

test("changedBytes counts files with other bytes, new files and vanished files", () => {
  expect(changedBytes(before, after)).toEqual({ html: 1, "page-data": 0, "social pictures": 1, other: 1 });
});

test("writtenAgain counts files that were written, whatever they say", () => {
  expect(writtenAgain(before, after)).toEqual({ html: 2, "page-data": 0, "social pictures": 0, other: 1 });
});

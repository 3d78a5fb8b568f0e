import { shownPart } from "./pictures";

test.each([
  ["50% 50%", 0.5, { left: 750, top: 0, width: 500, height: 1000 }],
  ["100% 20%", 1, { left: 1000, top: 0, width: 1000, height: 1000 }],
  ["0% 20%", 4, { left: 0, top: 100, width: 2000, height: 500 }],
])("a picture of 2000 by 1000 with its focus at %s fills a box of ratio %d with this part", (focus, ratio, part) => {
  expect(shownPart({ width: 2000, height: 1000 }, { file: "", focus, ratio })).toEqual(part);
});

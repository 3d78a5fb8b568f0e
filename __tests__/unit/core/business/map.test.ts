import { onTallDrawing } from "../../../../src/core/business/map";

test("converts a place on the wide drawing to the tall one", () => {
  expect(onTallDrawing({ x: 93.93, y: 9.67 })).toEqual({ x: 95.7, y: 3.74 });
});

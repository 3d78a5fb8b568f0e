import { onTallDrawing } from "../../../src/site/map";

test("a place of the wide drawing is found on the tall one", () => {
  expect(onTallDrawing({ x: 93.93, y: 9.67 })).toEqual({ x: 95.7, y: 3.74 });
});

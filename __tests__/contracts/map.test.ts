import { readSiteData } from "../../src/content/site-data";
import { WIDE_DRAWING } from "../../src/core/business/map";
import { pointsOf, readDrawing } from "../map-drawing";
import { ROOT } from "../project-root";

/** How far a label may be from its point, in units of the drawing. */
const NEAR = 4;

test("the label of every place belongs to a point of the drawing", () => {
  const points = pointsOf(readDrawing("cyprus-map.svg")).map((point) => point.split(" ").map(Number));
  const astray = readSiteData(ROOT).map.places.filter(({ x, y }) =>
    points.every(
      ([across = 0, down = 0]) => Math.hypot((x / 100) * WIDE_DRAWING.width - across, (y / 100) * WIDE_DRAWING.height - down) >= NEAR,
    ),
  );
  expect(astray.map(({ id }) => id)).toEqual([]);
});

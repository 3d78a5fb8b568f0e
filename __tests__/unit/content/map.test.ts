import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteAt } from "../../../src/content/site-data";
import { TALL_DRAWING, WIDE_DRAWING, onTallDrawing } from "../../../src/core/business/map";
import { ROOT } from "../../project-root";

const { places, roads } = siteAt(ROOT).data.map;
const readDrawing = (name: string): string => readFileSync(join(ROOT, "src/images/map", name), "utf8");
const wide = readDrawing("cyprus-map.svg");
const tall = readDrawing("cyprus-map-tall.svg");

/** The drawn points as the file has them: “x y”, in units of the wide drawing. */
const pointsOf = (svg: string): readonly string[] =>
  Array.from(
    svg.matchAll(/translate\(([\d.]+ [\d.]+)\)(?= rotate\(30\)|"><(?:path|ellipse|circle|g transform="scale))/g),
    ([, point = ""]) => point,
  );
const coastOf = (svg: string): string => /id="cml-coast" d="([^"]+)"/.exec(svg)?.[1] ?? "none";
const courses = (svg: string): readonly string[] => Array.from(svg.matchAll(/ d="([^"]+)" stroke="#0B4F6C"/g), ([, course = ""]) => course);

test("both drawings show the same coast, roads and points, the tall one rotated like its labels", () => {
  expect(coastOf(tall)).toBe(coastOf(wide));
  expect(courses(wide).length).toBe(roads.length);
  expect(courses(tall)).toEqual(courses(wide));
  expect([...pointsOf(tall)].sort()).toEqual([...pointsOf(wide)].sort());
  expect(tall).toContain(`<g transform="rotate(-${String(TALL_DRAWING.turn)})">`);
  expect(onTallDrawing({ x: 93.93, y: 9.67 })).toEqual({ x: 95.7, y: 3.74 });
});

/** How far a label may be from its point, in units of the drawing. */
const NEAR = 4;

test("the label of every place belongs to a point of the drawing", () => {
  const points = pointsOf(wide).map((point) => point.split(" ").map(Number));
  const astray = places.filter(({ x, y }) =>
    points.every(
      ([across = 0, down = 0]) => Math.hypot((x / 100) * WIDE_DRAWING.width - across, (y / 100) * WIDE_DRAWING.height - down) >= NEAR,
    ),
  );
  expect(points.length).toBeGreaterThanOrEqual(places.length);
  expect(astray.map(({ id }) => id)).toEqual([]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import mapFile from "../../../data/map.json";
import { TALL_DRAWING, WIDE_DRAWING, googleMaps, onTallDrawing } from "../../../src/site/map";
import { ROOT } from "../../project-root";

const drawing = (name: string): string => readFileSync(join(ROOT, "src/images/map", name), "utf8");
const wide = drawing("cyprus-map.svg");
const tall = drawing("cyprus-map-tall.svg");

const coastOf = (svg: string): string => /id="cml-coast" d="([^"]+)"/.exec(svg)?.[1] ?? "none";
const courses = (svg: string): readonly string[] => Array.from(svg.matchAll(/ d="([^"]+)" stroke="#0B4F6C"/g), ([, course = ""]) => course);

/** Where the drawn points stand, as the file says it. */
const pointsOf = (svg: string): readonly string[] =>
  Array.from(
    svg.matchAll(/translate\(([\d.]+ [\d.]+)\)(?= rotate\(30\)|"><(?:path|ellipse|circle|g transform="scale))/g),
    ([, point = ""]) => point,
  );

test("both drawings show the same coast, roads and points", () => {
  expect(coastOf(tall)).toBe(coastOf(wide));
  expect(courses(wide).length).toBe(mapFile.roads.length);
  expect(courses(tall)).toEqual(courses(wide));
  expect(pointsOf(wide).length).toBeGreaterThanOrEqual(mapFile.places.length);
  expect([...pointsOf(tall)].sort()).toEqual([...pointsOf(wide)].sort());
});

test("the tall drawing is turned as the labels are, and shows more sea on each side", () => {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(tall)?.[1] ?? "").split(" ").map(Number);
  expect(tall).toContain(`<g transform="rotate(-${String(TALL_DRAWING.turn)})">`);
  expect([TALL_DRAWING.left - left, TALL_DRAWING.top - top, width - TALL_DRAWING.width, height - TALL_DRAWING.height]).toEqual([
    100, 100, 200, 200,
  ]);
});

test.each(mapFile.places)("the label of $id belongs to a point of the drawing", ({ x, y }) => {
  const distances = pointsOf(wide).map((point) => {
    const [across = 0, down = 0] = point.split(" ").map(Number);
    return Math.hypot((x / 100) * WIDE_DRAWING.width - across, (y / 100) * WIDE_DRAWING.height - down);
  });
  expect(Math.min(...distances)).toBeLessThan(4);
});

test("a place on the tall drawing", () => {
  expect(onTallDrawing({ x: 93.93, y: 9.67 })).toEqual({ x: 95.7, y: 3.74 });
});

test("Google’s maps show a place as a pin, the way there, and a frame", () => {
  expect(googleMaps({ latitude: 35.5, longitude: 33 })).toEqual({
    pin: "https://www.google.com/maps/search/?api=1&query=35.5%2C33",
    route: "https://www.google.com/maps/dir/?api=1&destination=35.5%2C33",
    frame: "https://www.google.com/maps?q=35.5%2C33&z=15&output=embed",
  });
});

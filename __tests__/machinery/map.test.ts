import mapFile from "../../data/map.json";
import { TALL_DRAWING } from "../../src/core/business/map";
import { pointsOf, readDrawing } from "../map-drawing";

const wide = readDrawing("cyprus-map.svg");
const tall = readDrawing("cyprus-map-tall.svg");

const coastOf = (svg: string): string => /id="cml-coast" d="([^"]+)"/.exec(svg)?.[1] ?? "none";
const courses = (svg: string): readonly string[] => Array.from(svg.matchAll(/ d="([^"]+)" stroke="#0B4F6C"/g), ([, course = ""]) => course);

test("both drawings show the same coast, roads and points, the tall one rotated like its labels", () => {
  expect(coastOf(tall)).toBe(coastOf(wide));
  expect(courses(wide).length).toBe(mapFile.roads.length);
  expect(courses(tall)).toEqual(courses(wide));
  expect(pointsOf(wide).length).toBeGreaterThanOrEqual(mapFile.places.length);
  expect([...pointsOf(tall)].sort()).toEqual([...pointsOf(wide)].sort());
  expect(tall).toContain(`<g transform="rotate(-${String(TALL_DRAWING.turn)})">`);
});

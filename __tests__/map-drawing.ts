import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project-root";

/**
 * A drawing of the island.
 *
 * @param name its file in `src/images/map`
 */
export const readDrawing = (name: string): string => readFileSync(join(ROOT, "src/images/map", name), "utf8");

/** Where the drawn points are, as the file says it: “across down”, in units of the wide drawing. */
export const pointsOf = (svg: string): readonly string[] =>
  Array.from(
    svg.matchAll(/translate\(([\d.]+ [\d.]+)\)(?= rotate\(30\)|"><(?:path|ellipse|circle|g transform="scale))/g),
    ([, point = ""]) => point,
  );

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project-root";

/** A drawing of the island, from `src/images/map`. */
export const readDrawing = (name: string): string => readFileSync(join(ROOT, "src/images/map", name), "utf8");

/** The drawn points as the file has them: “x y”, in units of the wide drawing. */
export const pointsOf = (svg: string): readonly string[] =>
  Array.from(
    svg.matchAll(/translate\(([\d.]+ [\d.]+)\)(?= rotate\(30\)|"><(?:path|ellipse|circle|g transform="scale))/g),
    ([, point = ""]) => point,
  );

import { readFileSync, writeFileSync } from "node:fs";
import { cleanDrawing } from "../src/check/clean-drawing";
import { drawingProblem } from "../src/check/picture-problems";
import { formatProblems } from "../src/check/report";

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Name the drawings to clean: npm run clean-drawing -- src/images/vehicles/<name>.svg");
  process.exitCode = 1;
}
for (const file of files) {
  const before = readFileSync(file, "utf8");
  const after = cleanDrawing(before);
  const problems = drawingProblem(file, after);
  if (problems.length > 0) {
    console.error(formatProblems(problems, { consequence: `${file} was left as it is` }));
    process.exitCode = 1;
  } else {
    writeFileSync(file, after);
    console.log(`${file}: ${String(before.length)} characters before, ${String(after.length)} after.`);
  }
}

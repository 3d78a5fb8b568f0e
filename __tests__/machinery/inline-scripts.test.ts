import { inlineScripts } from "../../src/publish/scripts/inline-scripts";
import { SITE_ROOT } from "../site-root";

/** The largest size of each script, in bytes: it is in every page. */
const LARGEST = [
  ["loader", 1000],
  ["policy", 500],
] as const;

test("the scripts in the document are small, are no modules, and close no element", () => {
  const scripts = inlineScripts(SITE_ROOT);
  expect(LARGEST.filter(([id, bytes]) => Buffer.byteLength(scripts[id]) > bytes)).toEqual([]);
  expect(LARGEST.filter(([id]) => /<\/script|\bimport\b|\bexport\b/.test(scripts[id]))).toEqual([]);
});

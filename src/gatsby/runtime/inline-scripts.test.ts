import { inlineScripts } from "./inline-scripts";

test("the scripts in the document are no modules, and close no element", () => {
  const scripts = Object.values(inlineScripts(true));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => /<\/script|\bimport\b|\bexport\b/.test(text))).toEqual([]);
});

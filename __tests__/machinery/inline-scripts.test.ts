import { datesScript, inlineScripts, languageScript } from "../../src/publish/scripts/inline-scripts";
import { SITE_ROOT } from "../site-root";

/** The largest size of each script, in bytes: it is in every page. */
const LARGEST = { loader: 1250, policy: 500, language: 2200, dates: 500 } as const;

test("the scripts in the document are small, are no modules, and close no element", () => {
  const scripts = Object.entries({ ...inlineScripts(SITE_ROOT), language: languageScript(SITE_ROOT), dates: datesScript(SITE_ROOT) });
  expect(scripts.map(([id]) => id).sort()).toEqual(Object.keys(LARGEST).sort());
  const sizes = new Map<string, number>(Object.entries(LARGEST));
  expect(scripts.filter(([id, text]) => Buffer.byteLength(text) > (sizes.get(id) ?? 0))).toEqual([]);
  expect(scripts.filter(([, text]) => /<\/script|\bimport\b|\bexport\b/.test(text))).toEqual([]);
});

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FORCED_STATE_ATTRIBUTE } from "../../../src/review/design/system/forced-states";
import { feedPath } from "../../../src/core/routes/feed";
import { LANGUAGES } from "../../../src/core/languages";
import { ROOT } from "../../project-root";
import { DESIGN_PAGE, PAGES, PUBLIC, brokenBy, documentOf, unless } from "../../built/site";

const document = documentOf(DESIGN_PAGE);
const read = (file: string): string => readFileSync(join(PUBLIC, file), "utf8");

test("nothing leads visitors or machines to the design page, and no page loads its styles of forced states", () => {
  const files = ["sitemap-0.xml", "llms.txt", "sw.js", "_redirects", ...LANGUAGES.map((language) => feedPath(language).slice(1))];
  expect(files.filter((file) => /\/design\b/.test(read(file)))).toEqual([]);
  const broken = brokenBy(PAGES, (page) => [
    ...unless(documentOf(page)('a[href^="/design"]').length === 0, "there is a link to the design page"),
    ...unless(!documentOf(page).html().includes(FORCED_STATE_ATTRIBUTE), "there are forced states"),
  ]);
  expect(broken).toEqual([]);
});

test("the design page shows every component of src/ui", () => {
  const components = readdirSync(join(ROOT, "src/ui")).flatMap((file) => /^([A-Z]\w+)\.tsx$/.exec(file)?.[1] ?? []);
  const shown = document("main section.band > .wrap > div:first-child > p:first-child").text();
  expect(components.length).toBeGreaterThan(15);
  expect(components.filter((component) => !shown.includes(component))).toEqual([]);
});

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isReserved } from "../../src/check/address-problems";
import { readSiteFiles } from "../../src/content/site-files";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../src/i18n/languages";
import { slug } from "../../src/schemas/fields";
import { ROOT } from "../project-root";
import { PAGES, PUBLIC, brokenBy, unless } from "./site";

test("the check refuses a page at an address where the build writes something else", () => {
  const files = readSiteFiles(ROOT);
  const taken = new Set<string>([...PAGES.map(({ path }) => path), ...LANGUAGES.map((language) => `/${language}`)]);
  const others = LANGUAGES.map((language) => (language === DEFAULT_LANGUAGE ? "" : `/${language}`))
    .filter((folder) => existsSync(join(PUBLIC, folder)))
    .flatMap((folder) =>
      readdirSync(join(PUBLIC, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() || entry.name.endsWith(".html"))
        // Hosts serve a page also without its ending.
        .map(({ name }) => ({ name: name.replace(/\.html$/, ""), path: `${folder}/${name.replace(/\.html$/, "")}` })),
    )
    .filter(({ name, path }) => slug.safeParse(name).success && !taken.has(path));
  expect(brokenBy(others, ({ path }) => unless(isReserved(path, files), "the check lets a page have this address"))).toEqual([]);
});

import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { NOT_FOUND } from "../../src/core/page-ids";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { readSiteFiles } from "../../src/content/site-files";
import { type SiteTexts, readSiteTexts } from "../../src/content/site-texts";
import { writeSocialPictures } from "../../src/publish/social-pictures/write-social-pictures";
import { LANGUAGES } from "../../src/core/languages";
import { ROOT } from "../project-root";
import { SITE_ROOT } from "../site-root";
import { temporaryFolder } from "../temporary-folder";

const data = readSiteData(SITE_ROOT);
const allRoutes = routeTable(data);
const routes = allRoutes.filter(({ id }) => id === "home" || id === NOT_FOUND);
const texts = readSiteTexts(readSiteFiles(SITE_ROOT).texts, data, allRoutes);

const folder = temporaryFolder();

/** The same texts with another Greek headline. */
const changed: SiteTexts = {
  ...texts,
  headline: (language, namespace, key) => (language === "el" ? ["Νέο"] : texts.headline(language, namespace, key)),
};

test("draws a picture again only when something on it changed or its file is gone", async () => {
  const root = folder();
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  symlinkSync(join(SITE_ROOT, "src"), join(root, "src"));
  mkdirSync(join(root, ".cache"));
  expect(await writeSocialPictures(root, data, routes, texts)).toBe(routes.length * LANGUAGES.length);
  expect(await writeSocialPictures(root, data, routes, texts)).toBe(0);
  expect(await writeSocialPictures(root, data, routes, changed)).toBe(routes.length);

  rmSync(join(root, "public", "social", "el", "home.jpg"));
  expect(await writeSocialPictures(root, data, routes, changed)).toBe(1);
});

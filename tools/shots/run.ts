import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { CHROMIUM_SETTINGS, ensureChromium } from "../../__tests__/browser/chromium";
import { inParallel } from "../../__tests__/browser/site";
import { listen, netlifyServer } from "../../scripts/netlify-server";
import { readSiteData } from "../../src/content/site-data";
import { LANGUAGES } from "../../src/core/languages";
import { routeTable } from "../../src/core/routes/route-table";
import { SCHEMES, openedPage } from "./opened-page";

/** The widths of every page, in CSS pixels: a phone, a tablet, a desktop. */
const WIDTHS = [360, 768, 1440] as const;

/** Where the screenshots are written; git ignores it. */
const FOLDER = ".shots";

const root = process.cwd();
const { values } = parseArgs({ options: { route: { type: "string" }, language: { type: "string" } } });
const tasks = routeTable(readSiteData(root))
  .filter(({ id }) => values.route?.split(",").includes(id) ?? true)
  .flatMap(({ id, paths }) =>
    LANGUAGES.filter((language) => values.language?.split(",").includes(language) ?? true).flatMap((language) =>
      WIDTHS.map((width) => ({ id, language, width, path: paths[language] })),
    ),
  );
if (tasks.length === 0 || !existsSync(join(root, "public", "_redirects"))) {
  console.error("npm run shots -- --route=home,van-rental --language=de: no such page or language, or no built site in public/.");
  process.exit(1);
}

const server = await netlifyServer(join(root, "public"));
const port = await listen(server, 0);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_SETTINGS] });
await inParallel(tasks, cpus().length, async ({ id, language, width, path }) => {
  const page = await openedPage(browser, `http://localhost:${String(port)}${path}`, language, width);
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.screenshot({
      path: join(root, FOLDER, id, `${String(width)}-${language}-${scheme}.png`),
      fullPage: true,
      animations: "disabled",
    });
  }
  await page.context().close();
});
await browser.close();
server.close();
console.log(`${String(tasks.length * SCHEMES.length)} screenshots in ${FOLDER}/.`);

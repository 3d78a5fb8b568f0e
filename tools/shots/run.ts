import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { CHROMIUM_SETTINGS, ensureChromium } from "../../__tests__/browser/chromium";
import { inParallel } from "../../__tests__/browser/site";
import { listen, netlifyServer } from "../../scripts/netlify-server";
import { readSiteData } from "../../src/content/site-data";
import { required } from "../../src/core/required";
import { routeTable } from "../../src/core/routes/route-table";
import { type Screenshot, capturePage, captureState } from "./capture";
import { type Frame, writeContactSheet } from "./contact-sheet";
import { SCHEMES, type Selection, USAGE, selection } from "./options";
import { STATES } from "./states";

/** Where the screenshots are written; git ignores it. */
const FOLDER = ".shots";

const root = process.cwd();
const table = routeTable(readSiteData(root));

async function takeShots(browser: Browser, origin: string, { routes, states, languages, widths }: Selection): Promise<void> {
  const subjects = [
    ...routes.map((route) => ({ sheet: route, route, state: undefined })),
    ...STATES.filter(({ name }) => states.includes(name)).map((state) => ({ sheet: `state-${state.name}`, route: state.route, state })),
  ];
  const tasks = subjects.flatMap(({ sheet, route, state }) =>
    widths
      .filter((width) => state?.isAt?.(width) ?? true)
      .flatMap((width) =>
        languages.map((language) => {
          const { paths } = required(
            table.find(({ id }) => id === route),
            `The route “${route}”`,
          );
          const shots = SCHEMES.map((scheme): Screenshot & Frame => ({
            scheme,
            width,
            file: join(root, FOLDER, sheet, `${language}-${String(width)}-${scheme}.png`),
            label: `${language} ${String(width)} ${scheme}`,
          }));
          return { sheet, state, shots, visit: { address: `${origin}${paths[language]}`, language, width } };
        }),
      ),
  );
  const failed: string[] = [];
  await inParallel(tasks, cpus().length, async ({ state, visit, shots }) => {
    try {
      await (state === undefined ? capturePage(browser, visit, shots) : captureState(browser, state, visit, shots));
    } catch (error) {
      failed.push(`${visit.address}, ${state?.name ?? "page"}, ${String(visit.width)} px: ${String(error).split("\n")[0] ?? ""}`);
    }
  });
  for (const { sheet } of subjects) {
    const frames = tasks.filter((task) => task.sheet === sheet).flatMap(({ shots }) => shots);
    const taken = frames.filter(({ file }) => existsSync(file));
    console.log(writeContactSheet(join(root, FOLDER), sheet, taken));
  }
  failed.forEach((line) => {
    console.error(`no screenshot: ${line}`);
  });
  process.exitCode = failed.length === 0 ? 0 : 1;
}

const chosen = selection(process.argv.slice(2), { routes: table.map(({ id }) => id), states: STATES.map(({ name }) => name) });
if (chosen === "help") {
  console.log(USAGE);
} else if (!existsSync(join(root, "public", "_redirects"))) {
  console.error("There is no built site in public/. Run `npm run build` first.");
  process.exitCode = 1;
} else {
  const server = await netlifyServer(join(root, "public"));
  const port = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_SETTINGS] });
  await takeShots(browser, `http://localhost:${String(port)}`, chosen);
  await browser.close();
  server.close();
}

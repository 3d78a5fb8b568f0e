import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { inParallel } from "../../__tests__/browser/site";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import type { Language } from "../../src/core/languages";
import { withBuiltSite } from "./built-site";
import { type Picture, capturePage, captureState } from "./capture";
import { type Frame, writeContactSheet } from "./contact-sheet";
import { type Selection, USAGE, selection } from "./options";
import { STATES } from "./states";

/** Where the pictures are written; git ignores it. */
const FOLDER = ".shots";

const root = process.cwd();
const output = join(root, FOLDER);
const table = routeTable(readSiteData(root));

/** One visit: what is pictured in it, and for which sheet. */
interface Task {
  readonly sheet: string;
  readonly language: Language;
  readonly width: number;
  readonly pictures: readonly Picture[];
  readonly run: () => Promise<void>;
}

async function makeShots(browser: Browser, origin: string, { routes, states, languages, widths, schemes }: Selection): Promise<void> {
  const addressOf = (route: string, language: Language): string => {
    const path = table.find(({ id }) => id === route)?.paths[language];
    if (path === undefined) {
      throw new Error(`There is no route “${route}”.`);
    }
    return `${origin}${path}`;
  };
  const picturesFor = (folder: string, language: Language, width: number): readonly Picture[] =>
    schemes.map((scheme) => ({ scheme, file: join(output, folder, `${language}-${String(width)}-${scheme}.png`) }));

  const tasks: Task[] = widths.flatMap((width) =>
    languages.flatMap((language) => [
      ...routes.map((route) => {
        const pictures = picturesFor(route, language, width);
        const visit = { address: addressOf(route, language), language, width };
        return { sheet: route, language, width, pictures, run: () => capturePage(browser, visit, pictures) };
      }),
      ...STATES.filter(({ name, isAt }) => states.includes(name) && (isAt?.(width) ?? true)).map((state) => {
        const sheet = `state-${state.name}`;
        const pictures = picturesFor(sheet, language, width);
        const visit = { address: addressOf(state.route, language), language, width };
        return { sheet, language, width, pictures, run: () => captureState(browser, state, visit, pictures) };
      }),
    ]),
  );
  const failed: string[] = [];
  await inParallel(tasks, cpus().length, async ({ sheet, language, width, run }) => {
    try {
      await run();
    } catch (error) {
      failed.push(
        `${sheet}, ${language}, ${String(width)} px: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}`,
      );
    }
  });
  for (const sheet of new Set(tasks.map((task) => task.sheet))) {
    const frames = tasks
      .filter((task) => task.sheet === sheet)
      .flatMap(({ language, width, pictures }) =>
        pictures.map(({ scheme, file }): Frame => ({ file, width, label: `${language} ${String(width)} ${scheme}` })),
      )
      .filter(({ file }) => existsSync(file));
    console.log(await writeContactSheet(browser, output, sheet, frames));
  }
  failed.forEach((line) => {
    console.error(`not pictured: ${line}`);
  });
  process.exitCode = failed.length === 0 ? 0 : 1;
}

const choices = { routes: table.map(({ id }) => id), states: STATES.map(({ name }) => name) };
if (!existsSync(join(root, "public", "_redirects"))) {
  console.error("There is no built site in public/. Run `npm run build` first.");
  process.exitCode = 1;
} else {
  try {
    const chosen = selection(process.argv.slice(2), choices);
    if (chosen === "help") {
      console.log(USAGE);
    } else {
      const start = performance.now();
      await withBuiltSite(root, (browser, origin) => makeShots(browser, origin, chosen));
      console.log(`${((performance.now() - start) / 1000).toFixed(0)} s; the sheets and pictures are in ${FOLDER}/.`);
    }
  } catch (error) {
    if (!(error instanceof RangeError) && !(error instanceof TypeError)) {
      throw error;
    }
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 1;
  }
}

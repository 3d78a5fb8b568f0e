import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../__tests__/temporary-folder";
import { builtPages } from "./built-pages";

const folder = temporaryFolder();

test("reads the pages that visitors see, and names them by their paths", () => {
  for (const file of [
    "index.html",
    "de/index.html",
    "de/boote/index.html",
    "404.html",
    "admin/index.html",
    "preview/index.html",
    "app.js",
  ]) {
    mkdirSync(join(folder(), dirname(file)), { recursive: true });
    writeFileSync(join(folder(), file), `This is ${file}.`);
  }
  // Gatsby keeps a page's data in a folder that is called like the page.
  mkdirSync(join(folder(), "el", "404.html"), { recursive: true });
  const pages = builtPages(folder()).toSorted((one, other) => (one.path < other.path ? -1 : 1));
  expect(pages.map(({ path }) => path)).toEqual(["/", "/404.html", "/de", "/de/boote"]);
  expect(pages.at(-1)?.html).toBe("This is de/boote/index.html.");
});

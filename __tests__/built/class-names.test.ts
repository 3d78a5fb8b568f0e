import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { classesOf } from "../../scripts/sheet-types";
import { ROOT } from "../project-root";
import { PUBLIC } from "./site";

const SRC = join(ROOT, "src");
const SOURCES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

/** The built sheets. Sheets of earlier builds lie beside them; the scripts do not name those. */
function builtSheets(): readonly string[] {
  const { namedChunkGroups } = z
    .object({ namedChunkGroups: z.object({ app: z.object({ assets: z.array(z.object({ name: z.string() })) }) }) })
    .parse(JSON.parse(read(PUBLIC, "webpack.stats.json")));
  const assets = namedChunkGroups.app.assets.map(({ name }) => name);
  const scripts = assets.filter((name) => name.endsWith(".js")).map((name) => read(PUBLIC, name));
  return readdirSync(PUBLIC)
    .filter((file) => file.endsWith(".css"))
    .filter((file) => assets.includes(file) || scripts.some((script) => script.includes(file.split(".").at(-2) ?? file)))
    .map((file) => read(PUBLIC, file));
}

test("no two classes of style modules have the same name in documents", () => {
  const modules = SOURCES.filter((file) => file.endsWith(".module.css")).map((file) => read(SRC, file));
  const shared = new Set([
    ...SOURCES.filter((file) => !file.endsWith(".module.css")).flatMap((file) => classesOf(read(SRC, file))),
    ...modules.flatMap((css) => Array.from(css.matchAll(/:global\(\.([\w-]+)/g), ([, name = ""]) => name)),
  ]);
  const built = new Set(
    builtSheets()
      .flatMap(classesOf)
      .filter((name) => !shared.has(name)),
  );
  expect(built.size).toBe(modules.flatMap(classesOf).length);
});

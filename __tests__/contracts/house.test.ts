import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { classNames } from "../../scripts/code-types";
import { readSiteData } from "../../src/content/site-data";
import { wishesFor } from "../../src/core/hire/fit";
import { fleetSchema } from "../../src/core/schemas/fleet";
import { ROOT } from "../project-root";

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );

const source = filesBelow("src").filter((file) => /\.(ts|tsx|css)$/.test(file) && !file.endsWith(".d.ts"));
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

test("every room that the import rules name exists, and every room has a rule", () => {
  const ruled = Object.keys(JSON.parse(read("rooms.json")) as object);
  expect(ruled.filter((room) => !existsSync(join(ROOT, room)))).toEqual([]);
  const withCode = readdirSync(join(ROOT, "src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && source.some((file) => file.startsWith(`src/${entry.name}/`) && !file.endsWith(".css")))
    .map(({ name }) => `src/${name}`);
  expect(withCode.filter((room) => !ruled.includes(room))).toEqual([]);
});

test("no code sets cookies, and only the language script uses the storages whose keys the legal notice names", () => {
  const stores = /\b(?:localStorage|sessionStorage|cookieStore|document\.cookie)\b/;
  expect(source.filter((file) => stores.test(read(file)))).toEqual(["src/publish/scripts/language-script.ts"]);
});

test("the legal notice mentions pages cached for offline use exactly if there is a service worker", () => {
  const { parts } = readSiteData(ROOT).legal;
  expect(parts.some(({ clauses }) => clauses.some(({ id }) => id === "offline"))).toBe(
    existsSync(join(ROOT, "src/publish/offline/worker/worker.ts")),
  );
});

test("unit tests hold their own values, and import no content", () => {
  const tests = filesBelow("__tests__/unit").filter((file) => /\.tsx?$/.test(file));
  const reading =
    /from "(?:\.\.\/)+(?:data|locales)\/|\/(?:project-root|site-root|site-files)"|\bprocess\.cwd\b|\b__dirname\b|import\.meta/;
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => reading.test(read(file)))).toEqual([]);
});

test("every class that a style sheet defines is used", () => {
  const code = new Map(source.filter((file) => file.endsWith(".tsx")).map((file) => [file, read(file)]));
  const unused = source
    .filter((file) => file.endsWith(".module.css"))
    .flatMap((sheet) => {
      const users = [...code.values()].filter((text) => text.includes(`/${basename(sheet)}"`)).join("\n");
      return classNames(read(sheet))
        .filter((name) => !new RegExp(`[sS]tyles\\.${name}\\b|"${name}"`).test(users))
        .map((name) => `${sheet}: ${name}`);
    });
  expect(unused).toEqual([]);
});

test("the styles of the filter know every wish that the schema of the fleet allows", () => {
  const { gearbox, seats, bags } = fleetSchema.shape.vehicles.element.shape;
  const between = ({ minValue, maxValue }: typeof seats) =>
    Array.from({ length: Number(maxValue) - Number(minValue) + 1 }, (_, index) => Number(minValue) + index);
  const cars = gearbox.options.flatMap((one) =>
    between(seats).flatMap((places) => between(bags).map((cases) => ({ gearbox: one, seats: places, bags: cases }))),
  );
  const ids = wishesFor(cars).map(({ id }) => id);
  const styles = read("src/templates/home/Fleet.module.css");
  expect(ids.length).toBeGreaterThan(gearbox.options.length);
  expect(ids.filter((id) => !styles.includes(`[data-lacks~="${id}"]`) || !styles.includes(`[data-unmet~="${id}"]`))).toEqual([]);
});

test("the lockfile names no download address", () => {
  expect(read("package-lock.json")).not.toContain('"resolved"');
});

test("every dependency has an exact version", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});

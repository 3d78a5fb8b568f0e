import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { satisfies } from "semver";
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
  expect(source.filter((file) => stores.test(read(file)))).toEqual(["src/i18n/language-script.ts"]);
});

test("the legal notice speaks of pages that are kept for times without a network exactly as long as a service worker keeps them", () => {
  const { parts } = JSON.parse(read("data/legal.json")) as { readonly parts: readonly { readonly clauses: readonly string[] }[] };
  expect(parts.some(({ clauses }) => clauses.includes("offline"))).toBe(existsSync(join(ROOT, "src/worker/worker.ts")));
});

test("no folder's name says nothing", () => {
  expect(source.filter((file) => /\/(utils?|helpers?|common|misc)\//.test(file))).toEqual([]);
});

/** Class names that a component asks of its style sheets, and those that the sheets define. */
describe.each(source.filter((file) => file.endsWith(".module.css")))("%s", (sheet) => {
  const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const defined = new Set(
    Array.from(
      read(sheet)
        .replace(/:global\([^)]*\)/g, "")
        .matchAll(/\.([a-zA-Z][\w-]*)/g),
      (match) => camelCase(match[1] ?? ""),
    ).filter((name) => !/^\d/.test(name)),
  );
  const base = sheet.split("/").at(-1) ?? "";
  const users = source.filter((file) => file.endsWith(".tsx") && read(file).includes(`./${base}`));
  const used = new Set(
    users.flatMap((file) => {
      const text = read(file);
      const alias = new RegExp(`import \\* as (\\w+) from "[^"]*/${base.replaceAll(".", "\\.")}"`).exec(text)?.[1] ?? "styles";
      const names = Array.from(text.matchAll(new RegExp(`\\b${alias}\\["([^"]+)"\\]`, "g")), (match) => match[1] ?? "");
      return text.includes(`${alias}[voice]`)
        ? [...names, "book", "quiet", "dark"]
        : text.includes(`styles[variant]`)
          ? [...names, "versus", "fees"]
          : names;
    }),
  );

  test("every class that is used is defined, and every class that is defined is used", () => {
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  });

  test("uses logical properties, so that a right-to-left language costs nothing", () => {
    const physical = read(sheet).match(
      /^\s*(?:(?:margin|padding|border)-(?:left|right|top|bottom)|width|height|min-width|max-width|min-height|max-height|right|top|bottom)\s*:.*$/gm,
    );
    expect(physical).toBeNull();
    // Four values name the left and the right, which may differ only by a name of their own.
    const sided = Array.from(read(sheet).matchAll(/^\s*(?:padding|margin):\s*([^;]+);/gm), ([line, values = ""]) => {
      const [, right, , left] = values.split(/\s+(?![^(]*\))/);
      return left !== undefined && left !== right ? [line.trim()] : [];
    }).flat();
    expect(sided).toEqual([]);
  });
});

test("what moves is moved by the compositor: no animation and no transition lays anything out or paints it anew", () => {
  // The last is no movement: it puts off the first layout of what is far below (docs/decisions/0019).
  const cheap = new Set(["transform", "translate", "rotate", "scale", "opacity", "content-visibility"]);
  const sheets = source.filter((file) => file.endsWith(".css")).map(read);
  const animated = sheets.flatMap((sheet) =>
    Array.from(sheet.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)).flatMap(([, steps = ""]) =>
      Array.from(steps.matchAll(/([\w-]+):/g), ([, property = ""]) => property),
    ),
  );
  const transitioned = sheets.flatMap((sheet) =>
    Array.from(sheet.matchAll(/\btransition:\s*([^;]+);/g)).flatMap(([, list = ""]) =>
      list.split(/,(?![^(]*\))/).map((part) => part.trim().split(/\s+/)[0] ?? ""),
    ),
  );
  expect(animated.length).toBeGreaterThan(0);
  expect(transitioned.length).toBeGreaterThan(0);
  expect([...animated, ...transitioned].filter((property) => property !== "none" && !cheap.has(property))).toEqual([]);
});

test("every package of the lockfile runs on Node 20.9, 22 and 24", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string }; readonly optional?: boolean }>>;
  };
  const refusing = Object.entries(packages).filter(
    ([, { engines, optional }]) =>
      optional !== true &&
      engines?.node !== undefined &&
      !["20.9.0", "22.12.0", "24.0.0"].every((version) => satisfies(version, engines.node ?? "*")),
  );
  expect(refusing.map(([name, { engines }]) => `${name}: ${engines?.node ?? ""}`)).toEqual([]);
});

test("the lockfile names no download address", () => {
  expect(read("package-lock.json")).not.toContain('"resolved"');
});

test("every dependency has an exact version", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});

test("Netlify is told to leave its own plugin for Gatsby out, which installs packages that no build needs", () => {
  // The plugin takes only “true” and “1” for yes.
  const environment = read("netlify.toml").split("[build.environment]")[1]?.split("\n[")[0];
  expect(environment).toContain('\n  NETLIFY_SKIP_GATSBY_BUILD_PLUGIN = "true"\n');
});

test("the workflow runs npm test on Node 20, 22 and 24, and names every action by a commit, which cannot be moved", () => {
  const workflow = read(".github/workflows/test.yml");
  expect(workflow).toContain("node: [20, 22, 24]");
  expect(workflow).toMatch(/^ +- run: npm test$/m);
  const actions = Array.from(workflow.matchAll(/uses: (.+)/g), ([, action = ""]) => action);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

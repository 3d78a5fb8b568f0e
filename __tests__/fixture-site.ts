import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { SITE_ROOT } from "./fixture-root";
import { ROOT } from "./project-root";

/** The frozen content, and the list of its languages. */
const FIXTURE = join(ROOT, "__tests__", "fixture");

/** What the fixture site takes from the project as it is. */
const CODE = ["src", "scripts", "static", "deploy", "shots", "package.json", "tsconfig.json", "postcss.config.js", "netlify.toml"] as const;

/** Content that lies inside the folders of code. */
const CONTENT_IN_CODE: readonly string[] = [
  "src/build/translations/ledger",
  "src/images/avatars",
  "src/images/scenes",
  "src/images/vehicles",
].map((folder) => join(ROOT, folder));

/**
 * Composes the fixture site: the project's code with the fixture's content (docs/decisions/0034-fixture-site.md). Files keep their times,
 * so that a later build renders only what is new.
 */
export function composeFixtureSite(): void {
  mkdirSync(SITE_ROOT, { recursive: true });
  const configuration = readdirSync(ROOT).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  for (const name of [...CODE, ...configuration]) {
    const target = join(SITE_ROOT, name);
    rmSync(target, { recursive: true, force: true });
    cpSync(join(ROOT, name), target, {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !CONTENT_IN_CODE.includes(source),
    });
  }
  for (const name of ["data", "locales"]) {
    rmSync(join(SITE_ROOT, name), { recursive: true, force: true });
  }
  cpSync(FIXTURE, SITE_ROOT, { recursive: true, preserveTimestamps: true });
  if (!existsSync(join(SITE_ROOT, "node_modules"))) {
    symlinkSync(join(ROOT, "node_modules"), join(SITE_ROOT, "node_modules"), "dir");
  }
}

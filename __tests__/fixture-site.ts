import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FOLDERS, removeUnusedTemplates } from "../scripts/staging";
import { FIXTURE, SITE_ROOT } from "./fixture-root";
import { ROOT } from "./project-root";

/** What the fixture site takes from the project unchanged. */
const CODE = ["src", "scripts", "static", "package.json", "tsconfig.json", "netlify.toml"] as const;

/** Composes the fixture site: the project's code with the fixture's content (docs/decisions/0034-fixture-site.md). */
export function composeFixtureSite(): void {
  const replaced: readonly string[] = CONTENT_FOLDERS.map((folder) => join(ROOT, folder));
  mkdirSync(SITE_ROOT, { recursive: true });
  const configuration = readdirSync(ROOT).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  for (const name of [...CODE, ...configuration]) {
    rmSync(join(SITE_ROOT, name), { recursive: true, force: true });
    cpSync(join(ROOT, name), join(SITE_ROOT, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !replaced.includes(source),
    });
  }
  for (const folder of CONTENT_FOLDERS) {
    rmSync(join(SITE_ROOT, folder), { recursive: true, force: true });
  }
  cpSync(FIXTURE, SITE_ROOT, { recursive: true, preserveTimestamps: true });
  removeUnusedTemplates(SITE_ROOT);
  if (!existsSync(join(SITE_ROOT, "node_modules"))) {
    symlinkSync(join(ROOT, "node_modules"), join(SITE_ROOT, "node_modules"), "junction");
  }
}

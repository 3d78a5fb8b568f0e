import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { runBuildCommand } from "./build-command";
import { type SiteBuild, buildSite, lastBuild } from "./build-site";
import { copyFolder } from "./staging";
import { FIXTURE, SITE_ROOT } from "../__tests__/fixture-root";
import { composeFixtureSite } from "../__tests__/fixture-site";
import { ROOT } from "../__tests__/project-root";

const build: SiteBuild = { root: ROOT, content: FIXTURE, staging: join(ROOT, ".build", "fixture"), output: join(SITE_ROOT, "public") };

/** What the tests read of Gatsby's cache. */
const FACT_USES = join(".cache", "fact-uses.json");

await runBuildCommand(async (signal) => {
  composeFixtureSite();
  const status = await buildSite({ ...build, signal });
  if (status === 0) {
    mkdirSync(join(SITE_ROOT, ".cache"), { recursive: true });
    copyFolder(join(lastBuild(build), FACT_USES), join(SITE_ROOT, FACT_USES));
  }
  return status;
});

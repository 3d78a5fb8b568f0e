import { buildSite, type SiteBuild } from "../../../scripts/build-site";
import { runBuildCommand } from "../../../scripts/build-command";

/** Builds as `scripts/build.ts` does, and sends itself a signal at a place. Its argument says both, as JSON. */
const { build, place, signal } = JSON.parse(process.argv[2] ?? "{}") as {
  readonly build: SiteBuild;
  readonly place?: string;
  readonly signal?: NodeJS.Signals;
};
await runBuildCommand((abort) =>
  buildSite({
    ...build,
    signal: abort,
    onPlace: (reached) => {
      if (reached === place) {
        process.kill(process.pid, signal);
      }
    },
  }),
);

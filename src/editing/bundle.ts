import { cp, readFile, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Plugin, build } from "esbuild";
import { ADMIN_PATH } from "./editing";

/** The package's folder, as it comes from the registry. */
const PACKAGE = join("node_modules", "@sveltia", "cms");

const ENTRY = join("src", "editing", "browser", "start.ts");

/** Parts that editing JSON never needs: highlighted code, maps, pictures in HEIC, conversion of pictures. */
const LEFT_OUT = /^@shikijs\/|^leaflet|^terra-draw|^svgo|\/chunks\/(?:shiki|heic|webp)/;

/**
 * Addresses of others that Sveltia would ask, and what is asked instead. The version that it compares itself with is the one that is
 * published here; the status of GitHub is not asked for, since GitHub's own answers say whether it works.
 */
const REPLACED: readonly (readonly [address: string, instead: string])[] = [
  ["https://unpkg.com/@sveltia/cms", "/admin"],
  ["https://www.githubstatus.com/api/v2/status.json", "/admin/status.json"],
];

/** The fonts that it asks of a server of somebody else while those beside it are not there yet. */
const FOREIGN_FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/(?<font>[\w-]+)(?::vf)?@[\d.]+\/(?<subset>[\w-]+)\.woff2/g;

/** Leaves parts out: a part that is asked for all the same is empty. */
const leaveOut: Plugin = {
  name: "leave-out",
  setup: (bundle) => {
    bundle.onResolve({ filter: LEFT_OUT }, () => ({ path: "left-out", namespace: "left-out" }));
    bundle.onLoad({ filter: /.*/, namespace: "left-out" }, () => ({ contents: "export default undefined;" }));
  },
};

/** Replaces the addresses of others in the code of the package. */
const replaceAddresses: Plugin = {
  name: "replace-addresses",
  setup: (bundle) => {
    bundle.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => {
      const code = await readFile(path, "utf8");
      const missing = REPLACED.filter(([address]) => !code.includes(address));
      if (missing.length > 0) {
        throw new Error(`Sveltia CMS no longer names ${missing.map(([address]) => address).join(", ")}: look at what it asks instead.`);
      }
      const fonts = await readdir(join(dirname(path), "assets"));
      const ownFont = (address: string, font: string, subset: string): string => {
        const file = fonts.find((name) => name.startsWith(`${font}-${subset}-`));
        if (file === undefined) {
          throw new Error(`Sveltia CMS brings no copy of ${address}.`);
        }
        return `${ADMIN_PATH}assets/${file}`;
      };
      return {
        contents: REPLACED.reduce((text, [address, instead]) => text.replaceAll(address, instead), code).replace(FOREIGN_FONT, ownFont),
        resolveDir: dirname(path),
      };
    });
  },
};

/**
 * Bundles the editing interface with the fonts that it would otherwise ask of a server of somebody else. Names carry a hash.
 *
 * @param root the project's folder
 * @param folder where the files are written
 * @returns the name of the script that starts it
 */
export async function bundleAdmin(root: string, folder: string): Promise<string> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    metafile: true,
    legalComments: "linked",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    plugins: [leaveOut, replaceAddresses],
    logLevel: "warning",
  });
  await cp(join(root, PACKAGE, "npm", "assets"), join(folder, "assets"), {
    recursive: true,
    filter: (source) => !/heic|webp|marker|\.map$/.test(basename(source)),
  });
  const start = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === ENTRY.replaceAll("\\", "/"))?.[0];
  if (start === undefined) {
    throw new Error("The editing interface has no script to start it.");
  }
  return basename(start);
}

import { cp, readFile, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Plugin, build } from "esbuild";
import { required } from "../core/required";
import { ADMIN_PATH } from "./editing";

const ENTRY = join("src", "editing", "browser", "start.ts");

/** Parts that editing JSON never needs: highlighted code, maps, pictures in HEIC, conversion of pictures. */
const LEFT_OUT = /^@shikijs\/|^leaflet|^terra-draw|^svgo|\/chunks\/(?:shiki|heic|webp)/;

/** Requests of Sveltia to other hosts (its newest version, GitHub's status), and what replaces them. */
const REPLACED: readonly (readonly [address: string, instead: string])[] = [
  ["https://unpkg.com/@sveltia/cms", "/admin"],
  ["https://www.githubstatus.com/api/v2/status.json", "/admin/status.json"],
];

/** Fonts that it loads from another host until its own have loaded. */
const FOREIGN_FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/(?<font>[\w-]+)(?::vf)?@[\d.]+\/(?<subset>[\w-]+)\.woff2/g;

const leaveOut: Plugin = {
  name: "leave-out",
  setup: (bundle) => {
    bundle.onResolve({ filter: LEFT_OUT }, () => ({ path: "left-out", namespace: "left-out" }));
    bundle.onLoad({ filter: /.*/, namespace: "left-out" }, () => ({ contents: "export default undefined;" }));
  },
};

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
        return `${ADMIN_PATH}assets/${required(file, `Sveltia’s own copy of ${address}`)}`;
      };
      return {
        contents: REPLACED.reduce((text, [address, instead]) => text.replaceAll(address, instead), code).replace(FOREIGN_FONT, ownFont),
        resolveDir: dirname(path),
      };
    });
  },
};

/**
 * Bundles the editing interface with its fonts. Names carry a hash.
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
  await cp(join(root, "node_modules", "@sveltia", "cms", "npm", "assets"), join(folder, "assets"), {
    recursive: true,
    filter: (source) => !/heic|webp|marker|\.map$/.test(basename(source)),
  });
  const scripts = Object.entries(metafile.outputs);
  const start = scripts.find(([, { entryPoint }]) => entryPoint === ENTRY.replaceAll("\\", "/"))?.[0];
  return basename(required(start, "The script that starts the editing interface"));
}

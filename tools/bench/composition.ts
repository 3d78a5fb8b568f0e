import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { readBundlerRecord } from "../../src/gatsby/internals/bundler-record";
import { hydrated, launchChromium, showIntent, watchRequests } from "./browser";
import { serveCopy } from "./served-copy";
import { type Chunk, UNMAPPED, bytesByPackage, ownSources } from "./script-packages";

export interface CompositionResult {
  /** The scripts that the home page has loaded when React has taken it over. */
  readonly loaded: readonly Chunk[];
  /** Scripts that no page loads by itself: those of dialogs. */
  readonly onDemand: readonly Chunk[];
}

function readChunk(publicFolder: string, file: string): Chunk {
  const content = readFileSync(join(publicFolder, file));
  const mapFile = join(publicFolder, `${file}.map`);
  const map = existsSync(mapFile) ? readFileSync(mapFile, "utf8") : undefined;
  const packages = map === undefined ? { [UNMAPPED]: content.length } : bytesByPackage(content.toString("utf8"), map);
  const own = map === undefined ? [] : ownSources(map);
  return {
    file,
    holds: own.length > 0 ? own : Object.keys(packages),
    raw: content.length,
    brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length,
    packages,
  };
}

/** The scripts that belong to a page's own: what the bundler names are the entry and the templates. */
async function pageScripts(publicFolder: string): Promise<ReadonlySet<string>> {
  const { namedChunkGroups } = await readBundlerRecord(publicFolder);
  return new Set(Object.values(namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => name)));
}

/** The scripts that a browser has asked for when React has taken over the home page. */
async function scriptsOfHome(publicFolder: string): Promise<readonly string[]> {
  const copy = await serveCopy(publicFolder);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const quiet = watchRequests(page);
    const scripts = new Set<string>();
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (request.resourceType() === "script" && origin === copy.origin) {
        scripts.add(pathname.slice(1));
      }
    });
    await page.goto(copy.origin, { waitUntil: "load" });
    await showIntent(page);
    await hydrated(page);
    await quiet();
    return [...scripts];
  } finally {
    await browser.close();
    await copy.close();
  }
}

/** Takes the scripts of the built home page apart. */
export async function measureComposition(publicFolder: string): Promise<CompositionResult> {
  const loaded = await scriptsOfHome(publicFolder);
  const known = new Set([...(await pageScripts(publicFolder)), ...loaded]);
  // The runtime knows every script by its hash; what it does not know was left by an earlier build.
  const runtime = loaded
    .filter((name) => name.startsWith("webpack-runtime-"))
    .map((name) => readFileSync(join(publicFolder, name), "utf8"));
  const isCurrent = (name: string): boolean => runtime.some((code) => code.includes(/-([0-9a-f]+)\.js$/.exec(name)?.[1] ?? name));
  const onDemand = readdirSync(publicFolder).filter((name) => name.endsWith(".js") && !known.has(name) && isCurrent(name));
  const chunks = (files: readonly string[]): readonly Chunk[] =>
    files.map((file) => readChunk(publicFolder, file)).sort((one, other) => other.brotli - one.brotli);
  return { loaded: chunks(loaded), onDemand: chunks(onDemand) };
}

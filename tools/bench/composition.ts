import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { launchChromium, openHydrated } from "./browser";
import { UNMAPPED, bytesByPackage } from "./bytes-by-package";
import { kilobytes, table } from "./markdown";
import { serveCopy } from "./served-copy";

/** The scripts of the site that a browser has loaded when the home page is hydrated, as paths from `public/`. */
async function scriptsOfHome(publicFolder: string): Promise<readonly string[]> {
  const copy = await serveCopy(publicFolder);
  const browser = await launchChromium();
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.resourceType() === "script" && origin === copy.origin) {
      scripts.add(pathname.slice(1));
    }
  });
  await openHydrated(page, copy.origin);
  await browser.close();
  copy.close();
  return [...scripts];
}

/** Attributes the scripts of the built home page to packages. */
export async function measureComposition(publicFolder: string): Promise<string> {
  const scripts = (await scriptsOfHome(publicFolder)).map((file) => {
    const content = readFileSync(join(publicFolder, file));
    const map = join(publicFolder, `${file}.map`);
    const packages = existsSync(map)
      ? bytesByPackage(content.toString(), readFileSync(map, "utf8"))
      : new Map([[UNMAPPED, content.length]]);
    return { file, packages, raw: content.length, brotli: brotliCompressSync(content).length };
  });
  const raw = scripts.reduce((sum, script) => sum + script.raw, 0);
  const brotli = scripts.reduce((sum, script) => sum + script.brotli, 0);
  const shares = new Map<string, { readonly raw: number; readonly brotli: number }>();
  for (const script of scripts) {
    for (const [name, bytes] of script.packages) {
      const known = shares.get(name) ?? { raw: 0, brotli: 0 };
      shares.set(name, { raw: known.raw + bytes, brotli: known.brotli + (script.brotli * bytes) / script.raw });
    }
  }
  const byWeight = (one: { readonly brotli: number }, other: { readonly brotli: number }): number => other.brotli - one.brotli;
  return [
    `The scripts that the home page has loaded when it is hydrated: ${String(scripts.length)} files, ${kilobytes(raw)} kB raw, **${kilobytes(brotli)} kB** with Brotli 11. Source maps say what comes from which package; its compressed share is that of its raw bytes in each file.`,
    table(
      ["package", "raw kB", "Brotli 11 kB", "share"],
      Array.from(shares, ([name, share]) => ({ name, ...share }))
        .sort(byWeight)
        .map((share) => [share.name, kilobytes(share.raw), kilobytes(share.brotli), `${((100 * share.brotli) / brotli).toFixed(1)} %`]),
    ),
    table(
      ["script", "raw kB", "Brotli 11 kB"],
      scripts.sort(byWeight).map((script) => [script.file, kilobytes(script.raw), kilobytes(script.brotli)]),
    ),
  ].join("\n\n");
}

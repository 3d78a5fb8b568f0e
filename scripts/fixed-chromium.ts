import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { z } from "zod";
import { CHROMIUM_SETTINGS } from "../__tests__/browser/chromium";

/** The package that ships a Chromium: the program, the libraries that it needs, and a typeface. */
const PACKAGE = join("node_modules", "@sparticuz", "chromium");

/** Where the program is unpacked: beside the package, so that a new installation removes it. */
const UNPACKED = join("node_modules", ".cache", "fixed-chromium");

/** Archives of the package that are unpacked next to the program. */
const ARCHIVES = ["al2023.tar.br", "fonts.tar.br"] as const;

/** Why the fixed browser cannot run on this machine; `undefined` where it can. */
export const FIXED_CHROMIUM_PROBLEM =
  process.platform === "linux" && process.arch === "x64"
    ? undefined
    : `The browser that draws the reference pictures runs on Linux x64 only; this is ${process.platform} ${process.arch}.`;

/** Unpacks what the package ships, once for each version. */
function unpacked(root: string): string {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(root, PACKAGE, "package.json"), "utf8")));
  const folder = join(root, UNPACKED, version);
  if (existsSync(folder)) {
    return folder;
  }
  const content = (name: string): Buffer => brotliDecompressSync(readFileSync(join(root, PACKAGE, "bin", name)));
  mkdirSync(join(root, UNPACKED), { recursive: true });
  // Moved into place when it is whole, so that an interrupted run leaves nothing that looks finished.
  const unfinished = mkdtempSync(`${folder}-`);
  writeFileSync(join(unfinished, "chromium"), content("chromium.br"), { mode: 0o755 });
  ARCHIVES.forEach((archive) => execFileSync("tar", ["-xf", "-", "-C", unfinished], { input: content(archive) }));
  renameSync(unfinished, folder);
  return folder;
}

/**
 * Starts the browser that draws the reference pictures: the same version with the same libraries and typefaces on every machine.
 *
 * @param root the project's folder, with packages
 * @throws where it cannot run
 */
export function launchFixedChromium(root: string): Promise<Browser> {
  if (FIXED_CHROMIUM_PROBLEM !== undefined) {
    throw new Error(FIXED_CHROMIUM_PROBLEM);
  }
  const folder = unpacked(root);
  const fonts = join(folder, "fonts.conf");
  // Written at each start, as it names the folder, which may have been moved. No typeface of the machine is in it.
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>`,
  );
  return chromium.launch({
    executablePath: join(folder, "chromium"),
    args: [...CHROMIUM_SETTINGS],
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, "lib"), FONTCONFIG_FILE: fonts },
  });
}

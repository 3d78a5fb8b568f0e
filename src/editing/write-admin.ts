import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ADMIN_PATH, SETTINGS_FILE } from "./editing";
import type { SiteData } from "../core/schemas";
import type { SiteFiles } from "../content/site-files";
import { bundleAdmin } from "./bundle";
import { adminPage } from "./page";
import { repositoryOf } from "./repository";
import { adminSettings } from "./settings";

/** What the last bundle was made from, and the script that starts it: the memory between builds. */
const RECORD = join(".cache", "admin.json");

interface BundleRecord {
  readonly digest: string;
  readonly script: string;
}

/** Our own code that goes into the bundle, and the code and package that make it. */
const SOURCES = join("src", "editing");

async function packageVersion(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, "node_modules", "@sveltia", "cms", "package.json"), "utf8")) as {
    readonly version: string;
  };
  return version;
}

async function digestOf(root: string, version: string): Promise<string> {
  const hash = createHash("sha256").update(version);
  const files = (await readdir(join(root, SOURCES), { recursive: true })).filter((name) => name.endsWith(".ts"));
  for (const name of files.sort()) {
    hash.update(await readFile(join(root, SOURCES, name)));
  }
  return hash.digest("base64url");
}

async function readRecord(file: string): Promise<BundleRecord | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as BundleRecord) : undefined;
}

/**
 * Writes the editing interface into `public/admin/`. The program is bundled again only when it or our part of it changed.
 *
 * @param root the project's folder
 * @param environment the environment variables of the build: they name the repository
 */
export async function writeAdmin(
  root: string,
  data: SiteData,
  files: SiteFiles,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const folder = join(root, "public", ADMIN_PATH);
  const recordFile = join(root, RECORD);
  const version = await packageVersion(root);
  const digest = await digestOf(root, version);
  const before = await readRecord(recordFile);
  const isCurrent = before?.digest === digest && existsSync(join(folder, before.script));
  if (!isCurrent) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  const script = isCurrent ? before.script : await bundleAdmin(root, folder);
  const contents: readonly (readonly [name: string, content: string])[] = [
    ["index.html", adminPage(data.business.brand, `${ADMIN_PATH}${script}`)],
    [SETTINGS_FILE, JSON.stringify(adminSettings(data, files, repositoryOf(environment)))],
    // What Sveltia asks in place of others' servers: the newest version, and the status of the git host.
    ["package.json", JSON.stringify({ version })],
    ["status.json", JSON.stringify({ status: { indicator: "none" } })],
  ];
  for (const [name, content] of contents) {
    await writeFile(join(folder, name), content);
  }
  await writeFile(recordFile, JSON.stringify({ digest, script } satisfies BundleRecord));
}

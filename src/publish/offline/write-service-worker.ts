import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Language, byLanguage } from "../../i18n/languages";
import { documentFile } from "../../i18n/routes/folders";
import type { Route } from "../../i18n/routes/route-table";
import { compiled } from "../compiled";
import { shortHash } from "../sha256";
import { OFFLINE, PRECACHED } from "../../i18n/page-ids";
import { WORKER_PATH } from "./names";

/** Whether a build has a service worker: `SERVICE_WORKER=off` removes it, also from browsers that have it. A misspelt value ends the build. */
export function hasServiceWorker({ SERVICE_WORKER }: Readonly<Record<string, string | undefined>>): boolean {
  return z.enum(["on", "off"]).default("on").parse(SERVICE_WORKER) === "on";
}

/** Font, icons and drawings, without which a page is hard to read. */
const FILES = /="(\/static\/[^"#]+\.(?:svg|woff2))/g;

const htmlOf = (path: string): string => readFileSync(join("public", documentFile(path)), "utf8");

/** The addresses that are precached for each language: the offline page first, then the other pages, then their files. */
export function precacheLists(routes: readonly Route[]): Readonly<Record<Language, readonly string[]>> {
  return byLanguage((language) => {
    const pages = [OFFLINE, ...PRECACHED].flatMap((page) => routes.filter(({ id }) => id === page).map(({ paths }) => paths[language]));
    const files = pages.flatMap((path) => Array.from(htmlOf(path).matchAll(FILES), ([, file = ""]) => file));
    return [...new Set([...pages, ...files])];
  });
}

/** Writes the service worker, or what removes it. It stays the same as long as no precached page changes. */
export function writeServiceWorker(routes: readonly Route[]): void {
  const lists = precacheLists(routes);
  const pages = Object.values(lists).flatMap((addresses) => addresses.filter((address) => !address.startsWith("/static/")));
  const revision = shortHash(pages.map((path) => htmlOf(path)).join(""));
  const script = hasServiceWorker(process.env)
    ? compiled("publish/offline/worker/worker.ts", { PRECACHE: JSON.stringify(lists), REVISION: JSON.stringify(revision) })
    : compiled("publish/offline/worker/removal.ts");
  writeFileSync(join("public", WORKER_PATH), script);
}

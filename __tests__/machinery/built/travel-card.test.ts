import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { travelCards } from "../../../src/publish/offline/write-service-worker";
import { LANGUAGES } from "../../../src/core/languages";
import { REVISION, WORKER_PATH } from "../../../src/publish/offline/worker/names";
import { PAGES, PUBLIC, ROUTES, attributesOf, documentOf, fileOf, testEvery } from "../../built/site";

/** In bytes, compressed as a server would: what a first visit caches, and the worker itself. */
const LIMITS = { card: 215_000, worker: 10_000 } as const;

const worker = readFileSync(join(PUBLIC, WORKER_PATH), "utf8");

const pathOf = (entry: string): string => entry.split(REVISION)[0] ?? "";

/** The file of a card's entry. */
const entryFile = (entry: string): string => (entry.startsWith("/static/") ? join(PUBLIC, pathOf(entry)) : fileOf(pathOf(entry)));

const compressedSize = (file: string): number =>
  file.endsWith(".woff2") ? statSync(file).size : brotliCompressSync(readFileSync(file)).length;

describe("the travel card of every language", () => {
  const cards = travelCards(PUBLIC, ROUTES);
  const all = LANGUAGES.map((language) => ({ path: `/${language}`, ...cards[language] }));

  testEvery("is in the worker, and all its files exist", all, ({ entries, offline }) => [
    ...[...entries, offline].filter((entry) => !worker.includes(JSON.stringify(entry))).map((entry) => `${entry} is not in the worker`),
    ...entries.filter((entry) => !existsSync(entryFile(entry))).map((entry) => `${entry} does not exist`),
  ]);

  test("is small, and so is the worker", () => {
    expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(LIMITS.worker);
    const sizes = all.map(({ entries }) =>
      entries
        .map(entryFile)
        .map(compressedSize)
        .reduce((sum, size) => sum + size, 0),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(LIMITS.card);
  });

  testEvery(
    "has an offline page with emergency numbers, telephones and links to the other pages of the card",
    all,
    ({ entries, offline }) => {
      const page = PAGES.find(({ path }) => path === offline);
      const links = page === undefined ? [] : attributesOf(documentOf(page), "main a");
      const pages = entries.filter((entry) => entry.includes(REVISION)).map(pathOf);
      return ["tel:112", "tel:+35724000111", "tel:+442079460111", ...pages]
        .filter((target) => target !== offline && !links.includes(target))
        .map((target) => `there is no link to ${target}`);
    },
  );
});

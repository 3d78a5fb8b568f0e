import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { travelCards } from "../../../src/publish/offline/write-service-worker";
import { LANGUAGES } from "../../../src/core/languages";
import { PAGE_DATA_FOLDER } from "../../../src/core/routes/page-data";
import { LIMITS, REVISION, WORKER_PATH } from "../../../src/publish/offline/worker/names";
import { PAGES, PUBLIC, ROUTES, brokenBy, documentOf, fileOf, unless } from "../../built/site";

/** In bytes: what a first visit fetches for the road, compressed as a server would; the worker itself; and the most that is ever kept, unpacked. */
const MOST = { card: 200_000, worker: 10_000, everything: 15_000_000 } as const;

const CARDS = travelCards(PUBLIC, ROUTES);
const worker = readFileSync(join(PUBLIC, WORKER_PATH), "utf8");

/** The file behind an entry of a card. */
function fileBehind(entry: string): string {
  const [path = ""] = entry.split(REVISION);
  return path.startsWith("/static/") ? join(PUBLIC, path) : fileOf(path);
}

const compressed = (file: string): number =>
  file.endsWith(".woff2") ? statSync(file).size : brotliCompressSync(readFileSync(file)).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The sizes of so many files, the largest first. */
function largest(files: readonly string[], count: number): number {
  return sum(
    files
      .map((file) => statSync(file).size)
      .sort((one, other) => other - one)
      .slice(0, count),
  );
}

describe("the travel card of every language", () => {
  const cards = LANGUAGES.map((language) => ({ path: `/${language}`, ...CARDS[language] }));

  test("is in the worker as the pages now are, and every file of it exists", () => {
    const broken = brokenBy(cards, ({ entries, offline }) => [
      ...[...entries, offline].filter((entry) => !worker.includes(JSON.stringify(entry))).map((entry) => `${entry} is not in the worker`),
      ...entries.filter((entry) => !existsSync(fileBehind(entry))).map((entry) => `${entry} does not exist`),
    ]);
    expect(broken).toEqual([]);
  });

  test("is small", () => {
    const broken = brokenBy(cards, ({ entries }) => {
      const bytes = sum(entries.map((entry) => compressed(fileBehind(entry))));
      return unless(bytes <= MOST.card, `${String(bytes)} bytes`);
    });
    expect(broken).toEqual([]);
  });

  test("has a page for times without a network, with emergency numbers, telephones and links to the other pages", () => {
    const broken = brokenBy(cards, ({ entries, offline }) => {
      const page = PAGES.find(({ path }) => path === offline);
      const links = page === undefined ? [] : documentOf(page)("main a").toArray();
      const targets = links.map(({ attribs }) => attribs["href"] ?? "");
      const others = entries.flatMap((entry) => (entry.includes(REVISION) ? [entry.split(REVISION)[0] ?? ""] : []));
      return ["tel:112", "tel:+35724000111", "tel:+442079460111", ...others]
        .filter((target) => target !== offline && !targets.includes(target))
        .map((target) => `there is no link to ${target}`);
    });
    expect(broken).toEqual([]);
  });
});

test("the worker is small", () => {
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(MOST.worker);
});

test("everything that can ever be kept stays within bounds, were each entry the largest that there is", () => {
  const below = (folder: string): readonly string[] =>
    readdirSync(join(PUBLIC, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const pictures = below("static").filter((file) => /\.(?:avif|webp|jpe?g|png)$/.test(file));
  const others = [
    ...below("static").filter((file) => !pictures.includes(file)),
    ...readdirSync(PUBLIC)
      .filter((name) => /[0-9a-f]{20}\.(?:js|css)$/.test(name))
      .map((name) => join(PUBLIC, name)),
    ...below(PAGE_DATA_FOLDER),
  ];
  const most = [
    largest(pictures, LIMITS.pictures.maxEntries),
    largest(others, LIMITS.files.maxEntries),
    largest(
      PAGES.map(({ file }) => file),
      LIMITS.pages.maxEntries,
    ),
    ...LANGUAGES.map((language) => sum(CARDS[language].entries.map((entry) => statSync(fileBehind(entry)).size)))
      .sort((a, b) => b - a)
      .slice(0, 2),
  ];
  expect(sum(most)).toBeLessThanOrEqual(MOST.everything);
});

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { travelCards } from "../../../src/build/service-worker/write-service-worker";
import { LANGUAGES } from "../../../src/site/languages";
import { PAGE_DATA_FOLDER } from "../../../src/site/page-data";
import { LIMITS, REVISION, WORKER_PATH } from "../../../src/worker/names";
import { PAGES, PUBLIC, ROUTES, documentOf, fileOf } from "../../built/site";

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

describe.each(LANGUAGES)("the travel card in %s", (language) => {
  const { entries, offline } = CARDS[language];

  test("is in the worker as the pages now are, and every file of it exists", () => {
    expect(entries.filter((entry) => !worker.includes(JSON.stringify(entry)))).toEqual([]);
    expect(worker).toContain(JSON.stringify(offline));
    expect(entries.map(fileBehind).filter((file) => !existsSync(file))).toEqual([]);
  });

  test("is small", () => {
    expect(sum(entries.map((entry) => compressed(fileBehind(entry))))).toBeLessThanOrEqual(MOST.card);
  });

  test("has a page for want of a network with emergency numbers, telephones and links to the other pages", () => {
    const page = PAGES.find(({ path }) => path === offline);
    const links = page && documentOf(page)("main a");
    const targets = links?.toArray().map(({ attribs }) => attribs["href"] ?? "") ?? [];
    expect(targets).toEqual(expect.arrayContaining(["tel:112"]));
    expect(targets.filter((target) => target.startsWith("tel:+")).length).toBeGreaterThanOrEqual(2);
    const others = entries.flatMap((entry) => (entry.includes(REVISION) ? [entry.split(REVISION)[0] ?? ""] : []));
    expect(targets).toEqual(expect.arrayContaining(others.filter((path) => path !== offline)));
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

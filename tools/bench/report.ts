import { BUILD_KINDS, type BuildKind, type BuildsResult, type MeasuredBuild } from "./builds";
import { BYTE_TYPES, type Bytes, type BytesResult, type PageBytes, totalBytes } from "./byte-types";
import type { CompositionResult } from "./composition";
import type { InteractionsResult } from "./interaction";
import type { LighthouseResult } from "./lighthouse";
import type { LoadResult } from "./load";
import type { HeadersResult } from "./observatory";
import type { Machine } from "./machine";
import { OUTPUT_GROUPS } from "./output-changes";
import type { Part, Recorded, Records } from "./results";
import { type Chunk, packageShares } from "./script-packages";
import { leastSquares, median } from "./statistics";

type Cell = string | number;

/** A table of Markdown. A bar in a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  // The first column names, the others count.
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);
const milliseconds = (time: number): string => time.toFixed(0);

function lighthouseSection({ version, runs, benchmarkIndex, pairs }: LighthouseResult): string {
  const times = pairs.map(({ path, page, twin, lcpRatio }) => [
    path,
    ...[page.fcp, twin.fcp, page.lcp, twin.lcp].map(milliseconds),
    lcpRatio.toFixed(3),
    ...[page.speedIndex, twin.speedIndex, page.tbt].map(milliseconds),
    page.cls.toFixed(3),
  ]);
  const weights = pairs.map(({ path, template, page, twin }) => [
    path,
    template,
    page.score.toFixed(0),
    twin.score.toFixed(0),
    kilobytes(page.bytes),
    kilobytes(twin.bytes),
    (page.bytes / twin.bytes).toFixed(2),
  ]);
  const ratios = pairs.map(({ lcpRatio }) => lcpRatio);
  const summary =
    ratios.length === 0
      ? []
      : [`LCP through LCP of the twin: median **${median(ratios).toFixed(3)}**, worst **${Math.max(...ratios).toFixed(3)}**.`];
  return [
    `Lighthouse ${version}, mobile, simulated throttling, median of ${String(runs)} ${runs === 1 ? "run" : "runs"}, the page and its twin without scripts in turn. Lighthouse’s own index of the machine: ${benchmarkIndex.toFixed(0)}. Times in milliseconds.`,
    ...summary,
    table(["page", "FCP", "twin", "LCP", "twin", "LCP ratio", "Speed Index", "twin", "TBT", "CLS"], times),
    table(["page", "template", "score", "twin", "kB", "twin", "ratio"], weights),
  ].join("\n\n");
}

function bytesSection({ pages }: BytesResult): string {
  const moments = [
    ["before intent", ({ beforeIntent }: PageBytes): Bytes => beforeIntent],
    ["hydrated", ({ hydrated }: PageBytes): Bytes => hydrated],
  ] as const;
  const rows = moments.flatMap(([moment, read]) => {
    const row = (name: string, of: (page: PageBytes) => number): readonly Cell[] => {
      const worst = pages.reduce((heaviest, page) => (of(page) > of(heaviest) ? page : heaviest));
      return [`${name}, ${moment}`, kilobytes(median(pages.map(of))), kilobytes(of(worst)), worst.path];
    };
    return [...BYTE_TYPES.map((type) => row(type, (page) => read(page)[type])), row("all", (page) => totalBytes(read(page)))];
  });
  const heaviestCss = pages.reduce((heaviest, page) => (page.inlineCss > heaviest.inlineCss ? page : heaviest));
  const css: readonly Cell[] = [
    "inline css (part of html)",
    kilobytes(median(pages.map(({ inlineCss }) => inlineCss))),
    kilobytes(heaviestCss.inlineCss),
    heaviestCss.path,
  ];
  return [
    `${String(pages.length)} pages as a telephone of 412 × 823 CSS pixels at 1.75 loads them with an empty cache: bytes on the wire in kB (1000 bytes), headers included. “Before intent” is what has come when the browser says that the page has loaded; “hydrated” is what has come when React has taken over and nothing is under way.`,
    table(["type", "median", "most", "page with the most"], [...rows, css]),
  ].join("\n\n");
}

function chunkTable(chunks: readonly Chunk[]): string {
  return table(
    ["script", "holds", "raw kB", "Brotli 11 kB"],
    chunks.map(({ file, holds, raw, brotli }) => [
      file,
      `${holds.slice(0, 4).join(", ")}${holds.length > 4 ? ` and ${String(holds.length - 4)} more` : ""}`,
      kilobytes(raw),
      kilobytes(brotli),
    ]),
  );
}

function compositionSection({ loaded, onDemand }: CompositionResult): string {
  const total = (chunks: readonly Chunk[], of: (chunk: Chunk) => number): number => chunks.reduce((sum, chunk) => sum + of(chunk), 0);
  const all = total(loaded, ({ brotli }) => brotli);
  const packages = packageShares(loaded).map(({ name, raw, brotli }) => [
    name,
    kilobytes(raw),
    kilobytes(brotli),
    `${((100 * brotli) / all).toFixed(1)} %`,
  ]);
  return [
    `The scripts that the home page has loaded when React has taken it over: ${String(loaded.length)} files, ${kilobytes(total(loaded, ({ raw }) => raw))} kB raw, **${kilobytes(all)} kB** by Brotli 11. What a package takes is told by the source maps; its compressed share is that of its raw bytes in each file.`,
    table(["package", "raw kB", "Brotli 11 kB", "share"], packages),
    chunkTable(loaded),
    ...(onDemand.length === 0 ? [] : ["Only when something asks for them, such as a dialog:", chunkTable(onDemand)]),
  ].join("\n\n");
}

function interactionSection({ slowdown, bound, interactions }: InteractionsResult): string {
  const worst = Math.max(...interactions.map((interaction) => interaction.worst));
  return [
    `From the press to the next paint in milliseconds, with the processor ${String(slowdown)} times slower, each on a fresh page. The bound is ${String(bound)} ms; the worst of all is **${String(worst)} ms**. The browser reports in steps of 8, and nothing below 16. “Before hydration” the scripts are held back until the press: what the browser does by itself, such as following the link of a chat, comes at once, the rest with the scripts.`,
    table(
      ["interaction", "page", "when", "median", "worst", "repeats", "within the bound", "effect"],
      interactions.map(({ interaction, path, moment, durations, median: middle, worst: most, effect }) => [
        interaction,
        path,
        moment,
        middle,
        most,
        durations.length,
        most <= bound ? "yes" : "no",
        Object.entries(effect)
          .filter(([, count]) => count > 0)
          .map(([name, count]) => (count === durations.length ? name : `${name} (${String(count)})`))
          .join(", "),
      ]),
    ),
  ].join("\n\n");
}

function buildsSection({ sizes }: BuildsResult): string {
  const builds = sizes.flatMap(({ pages, files, builds: three }) => three.map((build) => ({ pages, files, ...build })));
  const costs = builds.map(({ pages, kind, wallSeconds, peakBytes }) => [
    `${String(pages)}, ${kind}`,
    wallSeconds.toFixed(1),
    mebibytes(peakBytes),
    milliseconds((1000 * wallSeconds) / pages),
    (peakBytes / pages / 2 ** 20).toFixed(2),
  ]);
  const rebuilt = builds
    .filter(({ kind }) => kind !== "cold")
    .map(({ pages, kind, files, rendered, changed, written }) => [
      `${String(pages)}, ${kind}`,
      rendered,
      ...OUTPUT_GROUPS.map((group) => changed[group]),
      written.html,
      files,
    ]);
  const fit = (kind: BuildKind, name: string, unit: string, of: (build: MeasuredBuild) => number): readonly (readonly Cell[])[] => {
    const line = leastSquares(builds.filter((build) => build.kind === kind).map((build) => ({ x: build.pages, y: of(build) })));
    return line === undefined
      ? []
      : [[`${name}, ${kind}`, `${line.slope.toFixed(3)} ${unit}`, `${line.intercept.toFixed(1)} ${unit}`, line.rSquared.toFixed(3)]];
  };
  const fits = BUILD_KINDS.flatMap((kind) => [
    ...fit(kind, "time", "s", ({ wallSeconds }) => wallSeconds),
    ...fit(kind, "memory", "MiB", ({ peakBytes }) => peakBytes / 2 ** 20),
  ]);
  return [
    "Copies of the project with generated articles, which share the pictures of the written ones. Memory is the greatest sum of the resident memory of all processes of a build at one moment, looked at five times a second; what processes share counts once for each. Each size is built cold, then with nothing changed, then with one text of one article changed in one language.",
    table(["pages, build", "wall s", "peak MiB", "ms a page", "MiB a page"], costs),
    "How many pages Gatsby rendered, how many files of each group then had other bytes, and how many HTML files were written at all. The first build after a cold one writes Gatsby’s compilation hash anew into every page, without rendering it; the pages for reviewers change with every text.",
    table(["pages, build", "rendered", ...OUTPUT_GROUPS, "HTML written", "files in all"], rebuilt),
    ...(fits.length === 0
      ? []
      : ["Straight lines through the sizes (least squares):", table(["what, build", "for each page more", "at no page", "R²"], fits)]),
  ].join("\n\n");
}

function headersSection({ version, grade, score, verdicts }: HeadersResult): string {
  return [
    `The home page as \`npm run serve\` answers it, over HTTPS on this machine; Observatory ${version}. Grade **${grade}**, ${String(score)} points.`,
    table(
      ["finding", "passed", "points"],
      verdicts.map(({ result, pass, points }) => [result, pass ? "yes" : "no", String(points)]),
    ),
  ].join("\n\n");
}

function loadSection({ version, connections, seconds, pages, requests, latency, errors, non2xx }: LoadResult): string {
  return [
    `nginx ${version} with the configuration of \`tools/deploy/\` on loopback, without TLS and Brotli: ${String(connections)} connections ask in turn for ${String(pages)} pages, for ${String(seconds)} seconds. The client runs on the same processor, so the numbers are a floor. Times in milliseconds.`,
    table(
      ["requests", "a second", "p50", "p99", "errors", "status other than 2xx"],
      [[requests.total, milliseconds(requests.average), latency.p50, latency.p99, errors, non2xx]],
    ),
  ].join("\n\n");
}

function machineLine({ processor, cores, memory, system, node, chromium }: Machine): string {
  return [
    `${processor}, ${String(cores)} cores, ${(memory / 2 ** 30).toFixed(0)} GiB`,
    system,
    `Node ${node}`,
    ...(chromium === undefined ? [] : [`Chromium ${chromium}`]),
  ].join("; ");
}

const TITLES: Readonly<Record<Part, string>> = {
  lighthouse: "Lighthouse, against the same pages without scripts",
  bytes: "Bytes of every page",
  composition: "What the JavaScript of the home page is made of",
  interaction: "Interactions on a slow processor",
  headers: "Headers, by the rules of MDN’s HTTP Observatory",
  load: "Under load",
  builds: "Builds of larger sites",
};

function section<Result>(part: Part, recorded: Recorded<Result> | undefined, render: (result: Result) => string): readonly string[] {
  return recorded === undefined
    ? []
    : [`## ${TITLES[part]}`, `\`npm run bench -- ${part}\`, ${recorded.date}: ${machineLine(recorded.machine)}.`, render(recorded.result)];
}

/** Everything that is known, as Markdown: each part with the day and the machine of its last run. */
export function report(records: Records): string {
  return [
    "# Results of the benchmark",
    "Written by `npm run bench`; do not edit. Times depend on the machine, so look at the ratios first.",
    ...section("lighthouse", records.lighthouse, lighthouseSection),
    ...section("bytes", records.bytes, bytesSection),
    ...section("composition", records.composition, compositionSection),
    ...section("interaction", records.interaction, interactionSection),
    ...section("headers", records.headers, headersSection),
    ...section("load", records.load, loadSection),
    ...section("builds", records.builds, buildsSection),
    "",
  ].join("\n\n");
}

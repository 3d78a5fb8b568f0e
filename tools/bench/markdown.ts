import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem, type as systemType, release } from "node:os";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { findChromium } from "../../__tests__/browser/chromium";
import { required } from "../../src/core/required";

/** A table whose first column names the row and whose other columns are numbers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

/** Bytes in kB of 1000 bytes. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The middle number; of an even count, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (index: number): number => required(sorted[index], "A number to take the median of");
  return (at(Math.floor(sorted.length / 2)) + at(Math.ceil(sorted.length / 2) - 1)) / 2;
}

/** What ran the measurement: times from different machines do not compare, ratios nearly do. */
function machine(): string {
  const processors = cpus();
  const executable = findChromium();
  const version = executable === undefined ? "" : spawnSync(executable, ["--version"], { encoding: "utf8" }).stdout;
  // Builds are measured without a browser.
  const [chromium] = /\d[\d.]+/.exec(version) ?? ["none"];
  return `${processors[0]?.model ?? "unknown processor"}, ${String(processors.length)} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB; ${systemType()} ${release()}; Node ${process.versions.node}; Chromium ${chromium}`;
}

/**
 * Replaces one section of `results.md`, or adds it at the end.
 *
 * @param part the name of the part on the command line
 * @param body the section's content as Markdown
 */
export async function writeSection(root: string, part: string, title: string, body: string): Promise<void> {
  const file = join(root, "tools", "bench", "results.md");
  const heading = `## ${title}`;
  const section = [heading, `\`npm run bench -- ${part}\`, ${new Date().toISOString().slice(0, 10)}: ${machine()}.`, body].join("\n\n");
  const sections = readFileSync(file, "utf8").split(/\n(?=## )/);
  const place = sections.findIndex((existing) => existing.startsWith(`${heading}\n`));
  const renewed = place < 0 ? [...sections, section] : sections.with(place, section);
  writeFileSync(file, await format(renewed.join("\n\n"), { ...(await resolveConfig(file)), filepath: file }));
}

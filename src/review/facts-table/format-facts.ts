import type { FactRow } from "./fact-rows";

/** The columns with their widths in characters; with two spaces between them they stay below 120. */
const COLUMNS = [
  ["fact", 27],
  ["value", 16],
  ["shown on", 36],
  ["status", 9],
  ["verified", 10],
  ["review by", 10],
] as const;

const GAP = "  ";

/** Breaks a text into lines of at most a width, after spaces and hyphens where it can. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines = [""];
  for (const part of text.split(/(?<=[ -])/u)) {
    const last = lines.at(-1) ?? "";
    if (`${last}${part}`.trimEnd().length <= width) {
      lines[lines.length - 1] = last + part;
    } else {
      for (let rest = part; rest !== ""; rest = rest.slice(width)) {
        lines.push(rest.slice(0, width));
      }
    }
  }
  return lines.map((line) => line.trimEnd()).filter((line) => line !== "" || text === "");
}

/** Where a fact is shown, in words. */
function places({ pages, isInSentences }: FactRow): string {
  if (pages === undefined) {
    return "?";
  }
  if (pages.length === 0) {
    return "nowhere";
  }
  const count = pages.length === 1 ? "1 page" : `${String(pages.length)} pages`;
  return `${count}${isInSentences ? "" : ", not in a sentence"}: ${pages.join(", ")}`;
}

function formatRow(cells: readonly string[]): string {
  const columns = cells.map((cell, index) => wrapped(cell, COLUMNS[index]?.[1] ?? 0));
  const height = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map((lines, index) => (lines[line] ?? "").padEnd(COLUMNS[index]?.[1] ?? 0))
      .join(GAP)
      .trimEnd(),
  ).join("\n");
}

/** The facts as a table for a terminal, at most 120 characters wide, with a closing line that counts them. */
export function formatFacts(rows: readonly FactRow[]): string {
  const overdue = rows.filter(({ isOverdue }) => isOverdue).length;
  const asked = rows.filter(({ status }) => status === "ask-owner").length;
  return [
    formatRow(COLUMNS.map(([name]) => name)),
    COLUMNS.map(([, width]) => "─".repeat(width)).join(GAP),
    ...rows.map((row) =>
      formatRow([row.fact, row.value, places(row), row.status, row.verified, row.isOverdue ? `${row.reviewBy} overdue` : row.reviewBy]),
    ),
    "",
    `${rows.length === 1 ? "1 fact" : `${String(rows.length)} facts`}, ${String(asked)} to be asked of the owner, ${String(overdue)} overdue.`,
    ...(rows.some(({ pages }) => pages === undefined) ? ["Where they are shown is not known yet: `npm run build` records it."] : []),
  ].join("\n");
}

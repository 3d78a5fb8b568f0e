import { formatTable } from "../table";
import type { FactRow } from "./fact-rows";

/** Where a fact is shown, in words. */
function places({ pages }: FactRow): string {
  if (pages === undefined) {
    return "?";
  }
  if (pages.length === 0) {
    return "nowhere";
  }
  return `${pages.length === 1 ? "1 page" : `${String(pages.length)} pages`}: ${pages.join(", ")}`;
}

/** The facts as a table for a terminal, with a last line that counts them. */
export function formatFacts(rows: readonly FactRow[]): string {
  const overdue = rows.filter(({ isOverdue }) => isOverdue).length;
  const asked = rows.filter(({ status }) => status === "ask-owner").length;
  return [
    formatTable([
      ["fact", "value", "status", "verified", "review by", "shown on"],
      ...rows.map((row) => [
        row.fact,
        row.value,
        row.status,
        row.verified,
        row.isOverdue ? `${row.reviewBy} overdue` : row.reviewBy,
        places(row),
      ]),
    ]),
    "",
    `${rows.length === 1 ? "1 fact" : `${String(rows.length)} facts`}, ${String(asked)} to be asked of the owner, ${String(overdue)} overdue.`,
    ...(rows.some(({ pages }) => pages === undefined) ? ["Where they are shown is not known yet: `npm run build` records it."] : []),
  ].join("\n");
}

/** Rows as plain text, each column as wide as its longest cell; the first row is the head. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<readonly number[]>((known, row) => row.map(({ length }, column) => Math.max(length, known[column] ?? 0)), []);
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Something to look at, one line each, and what to do about it. */
export interface Section {
  readonly title: string;
  readonly advice: string;
  readonly findings: readonly string[];
}

/** The report in Markdown, as an issue shows it; empty when nothing was found. */
export function weeklyReport(sections: readonly Section[]): string {
  return sections
    .filter(({ findings }) => findings.length > 0)
    .map(({ title, advice, findings }) => [`## ${title}`, "", advice, "", ...findings.map((finding) => `- ${finding}`), ""].join("\n"))
    .join("\n");
}

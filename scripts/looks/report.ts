import type { View } from "./pictures";

/** A view of a page that looks different. */
export interface Finding extends View {
  /** What is different, in words. */
  readonly change: string;
  /** Names of pictures beside the report, by what they show. */
  readonly pictures: Readonly<Record<string, string>>;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const viewOf = ({ width, scheme, change }: Finding): string => `${String(width)} px, ${scheme}: ${change}`;

const pathsOf = (findings: readonly Finding[]): readonly string[] => [...new Set(findings.map(({ path }) => path))];

/** The changed pages, for a terminal and for GitHub. @param title what was compared with what */
export function markdownReport(findings: readonly Finding[], title: string): string {
  const views = (page: string) => findings.filter(({ path }) => path === page).map((finding) => `  - ${viewOf(finding)}\n`);
  const pages = pathsOf(findings).map((path) => `- \`${path}\`\n${views(path).join("")}`);
  return `${title}: ${String(pages.length)} look different.\n\n${pages.join("")}`;
}

/** A document that names the changed pages, and shows what differs: before, after and the difference beside each other. */
export function htmlReport(findings: readonly Finding[], title: string): string {
  const names = pathsOf(findings).map((path) => `<li><a href="#${escaped(path)}">${escaped(path)}</a></li>`);
  const views = findings.map((finding) => {
    const figures = Object.entries(finding.pictures).map(
      ([kind, file]) => `<figure><figcaption>${kind}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`,
    );
    return `<h2 id="${escaped(finding.path)}">${escaped(finding.path)} at ${viewOf(finding)}</h2>\n<div>${figures.join("")}</div>\n`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Looks</title>
<style>body{font-family:sans-serif}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{max-width:100%;border:1px solid}</style></head>
<body><h1>${escaped(title)}: ${String(names.length)} look different</h1>\n<ul>${names.join("")}</ul>\n${views.join("")}</body></html>
`;
}

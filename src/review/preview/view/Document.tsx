import type { ReactNode } from "react";
import { DESIGN_PATH } from "../../../core/routes/design-page";

/** The addresses of the pages for reviewers and of their files. */
export const PREVIEW_PATH = "/preview/";
export const TRANSLATIONS_PATH = "/translations/";
export const FIELDS_PATH = "/preview/fields/";
export const STYLES_PATH = "/preview/preview.css";

interface SummaryItem {
  /** The id of the section to which it links. */
  readonly anchor: string;
  readonly count: number;
  /** What is counted, in the singular and in the plural. */
  readonly nouns: readonly [one: string, many: string];
}

interface DocumentProps {
  readonly title: string;
  /** The address of the page itself, for the navigation. */
  readonly path: string;
  readonly lead: ReactNode;
  /** The figures of the report. */
  readonly summary?: readonly SummaryItem[];
  /** The address of a script. */
  readonly script?: string;
  readonly children: ReactNode;
}

const LINKS = [
  [PREVIEW_PATH, "What changed"],
  [TRANSLATIONS_PATH, "Translations"],
  [FIELDS_PATH, "Find the field"],
  [`${DESIGN_PATH}/`, "Design system"],
  ["/", "The site"],
] as const;

/** A page for reviewers: never listed by search engines, never part of production. */
export function Document({ title, path, lead, summary = [], script, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} | Preview`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={STYLES_PATH} />
        {script === undefined ? null : <script src={script} defer />}
      </head>
      <body>
        <a className="skip" href="#main">
          To the report
        </a>
        <header className="head" data-ground="deep">
          <div className="wrap">
            <nav aria-label="Preview">
              <ul>
                {LINKS.map(([href, label]) => (
                  <li key={href}>
                    <a href={href} aria-current={href === path ? "page" : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </div>
        </header>
        <main id="main" className="wrap">
          {summary.length === 0 ? null : (
            <nav aria-label="In this report">
              <ul className="summary">
                {summary.map(({ anchor, count, nouns: [one, many] }) => (
                  <li key={anchor} data-empty={count === 0 ? "" : undefined}>
                    <a href={`#${anchor}`}>
                      <strong>{count}</strong> {count === 1 ? one : many}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {children}
        </main>
        <footer className="wrap">
          <p>Written by the build, for reviewers only: this page is not part of the published site.</p>
        </footer>
      </body>
    </html>
  );
}

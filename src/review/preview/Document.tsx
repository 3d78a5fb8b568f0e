import type { ReactNode } from "react";

/** The addresses of the page for reviewers and of its styles. */
export const PREVIEW_PATH = "/preview/";
export const STYLES_PATH = "/preview/preview.css";

/** The head of a table. */
export function TableHead({ titles }: { readonly titles: readonly string[] }) {
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DocumentProps {
  readonly title: string;
  /** The address of the page itself, for the navigation. */
  readonly path: string;
  readonly lead: string;
  readonly children: ReactNode;
}

const LINKS = [
  [PREVIEW_PATH, "What changed"],
  ["/", "The site"],
] as const;

/** A page for reviewers: never listed by search engines, never part of production. */
export function Document({ title, path, lead, children }: DocumentProps) {
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
          {children}
        </main>
      </body>
    </html>
  );
}

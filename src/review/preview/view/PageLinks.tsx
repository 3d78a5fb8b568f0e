import { LANGUAGES } from "../../../core/languages";
import { optionOf } from "../../../core/language-options";
import type { AffectedPage } from "../affected-pages";
import type { SitePages } from "../site-pages";

interface PageLinksProps {
  readonly pages: readonly AffectedPage[];
  readonly site: SitePages;
}

/** More pages than this are folded away. */
const MOST_OPEN = 4;

function List({ pages, site }: PageLinksProps) {
  return (
    <ul className="pages">
      {pages.map(({ routeId, languages }) => {
        const page = site.get(routeId);
        return page === undefined ? null : (
          <li key={routeId}>
            <span>{page.title}</span>
            {languages.map((language) => (
              <a key={language} href={page.paths[language]} hrefLang={language}>
                <span className="visually-hidden">
                  {page.title}, {optionOf(language).name}:{" "}
                </span>
                {language.toUpperCase()}
              </a>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** The pages that a change reaches, with a link for each language. */
export function PageLinks({ pages, site }: PageLinksProps) {
  if (pages.length === 0) {
    return <p className="note">No page shows this.</p>;
  }
  const addresses = pages.reduce((sum, { languages }) => sum + languages.length, 0);
  if (pages.length <= MOST_OPEN) {
    return <List pages={pages} site={site} />;
  }
  const isEverywhere = addresses === site.size * LANGUAGES.length;
  return (
    <details className="where">
      <summary>{isEverywhere ? `On every page (${String(addresses)})` : `On ${String(addresses)} pages`}</summary>
      <List pages={pages} site={site} />
    </details>
  );
}

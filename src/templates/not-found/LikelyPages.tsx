import { graphql } from "gatsby";
import { useSyncExternalStore } from "react";
import { useTexts } from "../../i18n/texts";
import { LANGUAGES } from "../../core/languages";
import { type PageCandidate, likelyPages } from "./likely-pages";
import { LABELLED_PAGES, pathOf } from "../../core/routes/routes";
import { TextLink } from "../../ui/Button";
import * as styles from "./LikelyPages.module.css";

const MOST = 3;

/** Every navigation loads a new document. */
const neverChanges = () => () => undefined;
const askedAddress = (): string => window.location.pathname;
const unknownAddress = (): null => null;

/** Pages with an address like the one that was asked for. The address is unknown until hydration, so they come last and move only the footer. */
export function LikelyPages({ data: { articlesJson } }: { readonly data: Queries.LikelyPagesFragment }) {
  const { text, common, language } = useTexts("not-found");
  const asked = useSyncExternalStore(neverChanges, askedAddress, unknownAddress);

  const pages = LABELLED_PAGES.map((route) => ({
    path: pathOf(route, language),
    label: common.text(`nav.${route}`),
    addresses: LANGUAGES.map((code) => pathOf(route, code)),
  }));
  const articles = (articlesJson?.localizedCards ?? [])
    .filter(({ url }) => !pages.some(({ path }) => path === url))
    .map(({ id, title, url }) => ({ path: url, label: title, addresses: [url, `/${id}`, `/${title}`] }));
  const likely: readonly PageCandidate[] = asked === null ? [] : likelyPages(asked, [...pages, ...articles], MOST);

  return likely.length === 0 ? null : (
    <nav className={styles.likely} aria-labelledby="likely">
      <h2 id="likely">{text("likely")}</h2>
      <ul>
        {likely.map(({ path, label }) => (
          <li key={path}>
            <TextLink href={path} icon="arrow-right">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const query = graphql`
  fragment LikelyPages on Query {
    articlesJson {
      localizedCards(language: $language) {
        id
        title
        url
      }
    }
  }
`;

import { diffArrays } from "diff";
import { Fragment } from "react";
import { LANGUAGES } from "../../../core/languages";
import { optionOf } from "../../../core/language-options";
import type { AffectedPage } from "../affected-pages";
import type { Change, ComparedRow, ComparedTable } from "../change";
import type { Picture } from "../picture-changes";
import type { SitePages } from "../site-pages";
import { FIELDS_PATH } from "./Document";

interface SideProps {
  readonly row: ComparedRow;
  readonly side: "before" | "after";
}

/** Words, each with the space after it; a non-breaking space is part of a word. The word functions of `diff` know Latin letters only. */
const wordsOf = (text = ""): string[] => text.split(/(?<=[ \n])/);

/** One side of a comparison: removed words are struck through, added words underlined. */
function Side({ row, side }: SideProps) {
  if (row[side] === undefined) {
    return <em>{side === "before" ? "nothing" : "removed"}</em>;
  }
  return diffArrays(wordsOf(row.before), wordsOf(row.after))
    .filter(({ added, removed }) => !(side === "before" ? added : removed))
    .map(({ added, removed, value }, index) => {
      const Tag = removed ? "del" : added ? "ins" : Fragment;
      return <Tag key={index}>{value.join("")}</Tag>;
    });
}

function Row({ row }: { readonly row: ComparedRow }) {
  const { head, language, before, after, note } = row;
  const remark = note === undefined ? null : <small lang="en">{note}</small>;
  return (
    <tr>
      <th scope="row">{head}</th>
      {before === after ? (
        <td colSpan={2} data-same="" lang={language}>
          {after}
          {remark}
        </td>
      ) : (
        <>
          <td data-label="Before" lang={language}>
            <Side row={row} side="before" />
          </td>
          <td data-label="Now" lang={language}>
            <Side row={row} side="after" />
            {remark}
          </td>
        </>
      )}
    </tr>
  );
}

/** Values before and after; a value that did not change spans both columns. */
function Comparison({ table: { caption, first, variant, rows } }: { readonly table: ComparedTable }) {
  return (
    <table className="compared" data-variant={variant}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.head} row={row} />
        ))}
      </tbody>
    </table>
  );
}

interface FigureProps {
  readonly path: string;
  readonly picture: Picture;
}

function Figure({ path, picture: { label, src } }: FigureProps) {
  return (
    <figure>
      {src === undefined ? null : <img src={src} loading="lazy" alt={`${path}, ${label.toLowerCase()}`} />}
      <figcaption>{src === undefined ? `${label}: nothing` : label}</figcaption>
    </figure>
  );
}

/** Facts and markup, which the page shows in another way. */
const NOT_SHOWN = /\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\]\([^)]*\)|\[|\*\*/;

/** So many words find a text. */
const WORDS = 8;

/**
 * The URL fragment that makes browsers scroll to a text and highlight it; empty for a text of facts and markup only.
 *
 * @source WICG, URL Fragment Text Directives
 */
function textFragment(text = ""): string {
  const pieces = text.split(NOT_SHOWN).map((piece) => piece.trim());
  const longest = pieces.reduce((one, other) => (other.length > one.length ? other : one));
  const words = longest.split(" ").slice(0, WORDS).join(" ");
  return words === "" ? "" : `#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`;
}

interface PageLinksProps {
  readonly pages: readonly AffectedPage[];
  /** A text in each language to which the links lead. */
  readonly texts: readonly ComparedRow[];
  readonly site: SitePages;
}

/** Lists longer than this are collapsed. */
const MAX_OPEN = 4;

/** The pages that a change reaches, with a link for each language and one to the forms of its texts. */
function PageLinks({ pages, texts, site }: PageLinksProps) {
  if (pages.length === 0) {
    return <p className="note">No page was found that shows this.</p>;
  }
  const list = (
    <ul className="pages">
      {pages.map(({ routeId, languages }) => {
        const { title, paths } = site(routeId);
        return (
          <li key={routeId}>
            <span>{title}</span>
            {languages.map((language) => (
              <a
                key={language}
                href={paths[language] + textFragment(texts.find((row) => row.language === language)?.after)}
                hrefLang={language}
              >
                <span className="visually-hidden">
                  {title}, {optionOf(language).name}:{" "}
                </span>
                {language.toUpperCase()}
              </a>
            ))}
            {languages.slice(0, 1).map((language) => (
              <a key="fields" href={`${FIELDS_PATH}#${paths[language]}`}>
                Fields<span className="visually-hidden"> of {title}</span>
              </a>
            ))}
          </li>
        );
      })}
    </ul>
  );
  const isEverywhere = pages.every(({ languages }) => languages.length === LANGUAGES.length);
  return pages.length <= MAX_OPEN ? (
    list
  ) : (
    <details className="where">
      <summary>{`On ${String(pages.length)} pages${isEverywhere ? ", in every language" : ""}`}</summary>
      {list}
    </details>
  );
}

interface ChangeListProps {
  readonly id: string;
  readonly title: string;
  /** The sentence for no changes. */
  readonly empty: string;
  readonly changes: readonly Change[];
  readonly site: SitePages;
}

/** The section of stale translations. */
export const STALE = {
  id: "stale",
  title: "Stale translations",
  empty: "Every translation was made from the English as it is.",
} as const;

/** A section of the report: a headline, then one block for each change. */
export function ChangeList({ id, title, empty, changes, site }: ChangeListProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="part">
      <h2 id={`${id}-title`}>
        {title}
        {changes.length === 0 ? null : <span className="count">{changes.length}</span>}
      </h2>
      {changes.length === 0 ? <p className="note">{empty}</p> : null}
      {changes.map((change) => (
        <article key={change.title} className="change">
          <h3>
            <span>{change.title}</span>
            {change.kind === undefined ? null : (
              <span className="kind" data-kind={change.kind}>
                {change.kind}
              </span>
            )}
          </h3>
          {change.tables
            .filter(({ rows }) => rows.length > 0)
            .map((table) => (
              <Comparison key={table.caption} table={table} />
            ))}
          {change.pictures === undefined ? null : (
            <div className="pictures">
              {change.pictures.map((picture) => (
                <Figure key={picture.label} path={change.title} picture={picture} />
              ))}
            </div>
          )}
          {change.note === undefined ? null : <p className="note">{change.note}</p>}
          <PageLinks pages={change.pages} texts={change.kind === "stale" ? change.tables.flatMap(({ rows }) => rows) : []} site={site} />
        </article>
      ))}
    </section>
  );
}

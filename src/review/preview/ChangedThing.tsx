import { diffArrays } from "diff";
import { Fragment } from "react";
import { LANGUAGES, optionOf } from "../../core/languages";
import { TableHead } from "./Document";
import type { Change, ComparedRow } from "./changes";

/** Words, each with the space after it; a non-breaking space is part of a word. The word functions of `diff` know Latin letters only. */
const wordsOf = (text = ""): string[] => text.split(/(?<=[ \n])/);

/** One side of a comparison: removed words are struck through, added words underlined. */
function Side({ row, side }: { readonly row: ComparedRow; readonly side: "before" | "after" }) {
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

/** A value before and after; one that did not change spans both columns. */
function Row({ row }: { readonly row: ComparedRow }) {
  const { head, language, before, after, note } = row;
  const isSame = before === after;
  return (
    <tr>
      <th scope="row">{head}</th>
      {isSame ? null : (
        <td data-label="Before" lang={language}>
          <Side row={row} side="before" />
        </td>
      )}
      <td {...(isSame ? { colSpan: 2, "data-same": "" } : { "data-label": "Now" })} lang={language}>
        <Side row={row} side="after" />
        {note === undefined ? null : <small lang="en">{note}</small>}
      </td>
    </tr>
  );
}

function Comparison({ table: { caption, rows } }: { readonly table: Change["tables"][number] }) {
  return (
    <table className="compared">
      <caption>{caption}</caption>
      <TableHead titles={["What", "Before", "Now"]} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.head} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** Lists longer than this are collapsed. */
const MAX_OPEN = 4;

/** The pages that a change reaches, with a link for each language. */
function PageLinks({ pages }: Pick<Change, "pages">) {
  if (pages.length === 0) {
    return <p className="note">No page was found that shows this.</p>;
  }
  const isEverywhere = pages.every(({ languages }) => languages.length === LANGUAGES.length);
  return (
    <details className="where" open={pages.length <= MAX_OPEN}>
      <summary>{`On ${pages.length === 1 ? "one page" : `${String(pages.length)} pages`}${isEverywhere ? ", in every language" : ""}`}</summary>
      <ul className="pages">
        {pages.map(({ route: { id, title, paths }, languages }) => (
          <li key={id}>
            <span>{title}</span>
            {languages.map((language) => (
              <a key={language} href={paths[language]} hrefLang={language}>
                <span className="visually-hidden">
                  {title}, {optionOf(language).name}:{" "}
                </span>
                {language.toUpperCase()}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One thing that changed, with the pages that show it. */
export function ChangedThing({ change: { title, kind, tables, pictures, pages } }: { readonly change: Change }) {
  return (
    <article className="change">
      <h3>
        <span>{title}</span>
        <span className="kind" data-kind={kind}>
          {kind}
        </span>
      </h3>
      {tables.map((table) => (
        <Comparison key={table.caption} table={table} />
      ))}
      {pictures === undefined ? null : (
        <div className="pictures">
          {pictures.map(({ label, src }) => (
            <figure key={label}>
              {src === undefined ? null : <img src={src} loading="lazy" alt={`${title}, ${label.toLowerCase()}`} />}
              <figcaption>{src === undefined ? `${label}: nothing` : label}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <PageLinks pages={pages} />
    </article>
  );
}

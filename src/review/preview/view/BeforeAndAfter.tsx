import { Fragment } from "react";
import type { Language } from "../../../core/languages";
import { type TextPart, wordChanges } from "../word-changes";

interface SideProps {
  readonly text: string | undefined;
  readonly parts: readonly TextPart[];
  readonly side: "before" | "after";
}

function Side({ text, parts, side }: SideProps) {
  if (text === undefined) {
    return <em>{side === "before" ? "nothing" : "removed"}</em>;
  }
  const gone = side === "before" ? "added" : "removed";
  return parts
    .filter(({ kind }) => kind !== gone)
    .map(({ kind, text: part }, index) =>
      kind === "same" ? (
        <Fragment key={index}>{part}</Fragment>
      ) : kind === "removed" ? (
        <del key={index}>{part}</del>
      ) : (
        <ins key={index}>{part}</ins>
      ),
    );
}

/** One line of a comparison. */
export interface ComparedRow {
  readonly head: string;
  /** The language of the texts, where they are in one. */
  readonly language?: Language | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** What is to be said of a text that did not change. */
  readonly note?: string | undefined;
}

interface BeforeAndAfterProps {
  readonly caption: string;
  /** What the first column holds. */
  readonly first: string;
  readonly rows: readonly ComparedRow[];
  /** How the texts are written: sentences, or JSON. */
  readonly voice?: "text" | "code";
}

/** Old and new side by side; what went is struck through, what came is underlined. A text that did not change stands once. */
export function BeforeAndAfter({ caption, first, rows, voice = "text" }: BeforeAndAfterProps) {
  return (
    <table className="compared" data-voice={voice}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, language, before, after, note }) => {
          const isSame = before === after;
          const parts = isSame ? [] : wordChanges(before ?? "", after ?? "");
          return (
            <tr key={head}>
              <th scope="row">{head}</th>
              {isSame ? (
                <td colSpan={2} data-same="" lang={language}>
                  {after}
                  {note === undefined ? null : (
                    <small lang="en" data-alarm="">
                      {note}
                    </small>
                  )}
                </td>
              ) : (
                <>
                  <td data-label="Before" lang={language}>
                    <Side text={before} parts={parts} side="before" />
                  </td>
                  <td data-label="Now" lang={language}>
                    <Side text={after} parts={parts} side="after" />
                    {note === undefined ? null : (
                      <small lang="en" data-alarm="">
                        {note}
                      </small>
                    )}
                  </td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

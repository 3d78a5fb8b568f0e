import { LANGUAGES } from "../../../core/languages";
import { optionOf } from "../../../core/language-options";
import { formatPath } from "../../../content/problem";
import type { DataChange } from "../data-changes";
import type { FactChange, ValueChange } from "../fact-changes";
import type { PageChange } from "../page-changes";
import type { PictureChange, PictureVersion } from "../picture-changes";
import type { SitePages } from "../site-pages";
import type { TextChange } from "../text-changes";
import type { Thumbnails } from "../thumbnails";
import { BeforeAndAfter } from "./BeforeAndAfter";
import { PageLinks } from "./PageLinks";
import { Change, Part } from "./Part";

/** A JSON value as a person reads it: a text without quotes, everything else as it stands in the file. */
function written(value: unknown): string | undefined {
  return value === undefined || typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

function languagesOf({ languages, form }: ValueChange): string {
  const names = languages.length === LANGUAGES.length ? "All languages" : languages.map((language) => optionOf(language).name).join(", ");
  return form === "words" ? `${names}, in words` : names;
}

interface FactsProps {
  readonly changes: readonly FactChange[];
  readonly site: SitePages;
}

export function Facts({ changes, site }: FactsProps) {
  return (
    <Part id="facts" title="Facts" empty="No fact changed.">
      {changes.map(({ id, kind, values, fields, pages }) => (
        <Change key={id} title={id} kind={kind}>
          {values.length === 0 ? null : (
            <BeforeAndAfter
              caption={`The fact ${id} as it is shown`}
              first="Shown in"
              rows={values.map((value) => ({ head: languagesOf(value), before: value.before, after: value.after }))}
            />
          )}
          {fields.length === 0 ? null : (
            <BeforeAndAfter
              caption={`The entry of the fact ${id}`}
              first="Field"
              voice="code"
              rows={fields.map(({ steps, before, after }) => ({ head: formatPath(steps), before: written(before), after: written(after) }))}
            />
          )}
          {values.length === 0 ? (
            <p className="note">Visitors read the same as before.</p>
          ) : pages.length === 0 ? (
            <p className="note">No sentence names this fact; lists, forms and structured data may use it.</p>
          ) : (
            <PageLinks pages={pages} site={site} />
          )}
        </Change>
      ))}
    </Part>
  );
}

interface TextsProps {
  readonly changes: readonly TextChange[];
  readonly site: SitePages;
}

export function Texts({ changes, site }: TextsProps) {
  return (
    <Part id="texts" title="Texts" empty="No text changed.">
      {changes.map(({ namespace, key, rows, pages }) => (
        <Change key={`${namespace}.${key}`} title={`${namespace} › ${key}`}>
          <BeforeAndAfter
            caption={`The text ${key} of ${namespace} in every language`}
            first="Language"
            rows={rows
              .filter(({ before, after }) => before !== undefined || after !== undefined)
              .map(({ language, before, after, isStale }) => ({
                head: optionOf(language).name,
                language,
                before,
                after,
                note: isStale ? "Stale: made from an earlier English text." : undefined,
              }))}
          />
          <PageLinks pages={pages} site={site} />
        </Change>
      ))}
    </Part>
  );
}

interface PagesProps {
  readonly changes: readonly PageChange[];
  readonly site: SitePages;
}

export function Pages({ changes, site }: PagesProps) {
  return (
    <Part id="pages" title="Pages" empty="No page came, went or moved.">
      {changes.map(({ id, kind, addresses }) => (
        <Change key={id} title={site.get(id)?.title ?? id} kind={kind}>
          <BeforeAndAfter
            caption={`The addresses of ${site.get(id)?.title ?? id}`}
            first="Language"
            voice="code"
            rows={addresses.map(({ language, before, after, isLedOn }) => ({
              head: optionOf(language).name,
              before,
              after,
              note: before === undefined || isLedOn ? undefined : `${before} now answers 404: name it in “formerly” to lead visitors on.`,
            }))}
          />
          {kind === "removed" ? null : (
            <PageLinks pages={[{ routeId: id, languages: addresses.map(({ language }) => language) }]} site={site} />
          )}
        </Change>
      ))}
    </Part>
  );
}

interface PictureProps {
  readonly label: string;
  readonly version: PictureVersion | undefined;
  readonly thumbnails: Thumbnails;
}

function Picture({ label, version, thumbnails }: PictureProps) {
  const thumbnail = version === undefined ? undefined : thumbnails.get(version.id);
  return (
    <figure>
      {thumbnail === undefined ? (
        <p className="note">{version === undefined ? "nothing" : "cannot be drawn"}</p>
      ) : (
        <img src={thumbnail.src} width={thumbnail.width} height={thumbnail.height} alt={`${version?.path ?? ""}, ${label.toLowerCase()}`} />
      )}
      <figcaption>
        {label}
        {thumbnail === undefined ? "" : `, ${String(thumbnail.pictureWidth)} × ${String(thumbnail.pictureHeight)} px`}
      </figcaption>
    </figure>
  );
}

interface PicturesProps {
  readonly changes: readonly PictureChange[];
  readonly thumbnails: Thumbnails;
  readonly site: SitePages;
}

export function Pictures({ changes, thumbnails, site }: PicturesProps) {
  return (
    <Part id="pictures" title="Pictures" empty="No picture changed.">
      {changes.map(({ path, kind, before, after, pages }) => (
        <Change key={path} title={path} kind={kind}>
          <div className="pictures">
            <Picture label="Before" version={before} thumbnails={thumbnails} />
            <Picture label="Now" version={after} thumbnails={thumbnails} />
          </div>
          <PageLinks pages={pages} site={site} />
        </Change>
      ))}
    </Part>
  );
}

interface DataProps {
  readonly changes: readonly DataChange[];
  readonly site: SitePages;
}

export function Data({ changes, site }: DataProps) {
  return (
    <Part id="data" title="Other data" empty="No other data changed.">
      {changes.map(({ file, path, before, after, pages }) => (
        <Change key={`${file} ${path}`} title={`${file} › ${path}`}>
          <BeforeAndAfter
            caption={`${path} in ${file}`}
            first="Place"
            voice="code"
            rows={[{ head: path, before: written(before), after: written(after) }]}
          />
          <PageLinks pages={pages} site={site} />
        </Change>
      ))}
    </Part>
  );
}

/** Files that are neither data nor texts nor pictures: what they change is for a developer to say. */
export function OtherFiles({ files }: { readonly files: readonly string[] }) {
  return files.length === 0 ? null : (
    <section id="files" aria-labelledby="files-title" className="part">
      <h2 id="files-title">
        Code and other files<span className="count">{files.length}</span>
      </h2>
      <details className="where">
        <summary>They may change any page</summary>
        <ul className="files">
          {files.map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

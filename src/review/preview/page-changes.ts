import { LANGUAGES, type Language } from "../../core/languages";
import { localizedPaths } from "../../core/routes/localized-path";
import { slugs as slugsSchema } from "../../core/schemas/fields";
import type { Route } from "../../core/routes/route-table";
import { parsed } from "./data-changes";

/** An address of a page before and after. */
export interface AddressChange {
  readonly language: Language;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Whether somebody who has the old address arrives. */
  readonly isLedOn: boolean;
}

/** A page that came, went or has another address. */
export interface PageChange {
  readonly id: string;
  readonly kind: "added" | "removed" | "moved";
  readonly addresses: readonly AddressChange[];
}

type Addresses = ReadonlyMap<string, Readonly<Record<Language, string>>>;

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** The addresses of all pages at the base. Its files may be of an older shape: whatever has an id and slugs is a page. */
function addressesOf(texts: ReadonlyMap<string, string>): Addresses {
  const brand = field(parsed(texts, "data/business.json"), "slug");
  const pages = field(parsed(texts, "data/pages.json"), "pages");
  const articles = field(parsed(texts, "data/articles.json"), "articles");
  const entries: readonly (readonly [string, unknown])[] = [
    ...(typeof pages === "object" && pages !== null ? Object.entries(pages) : []),
    ...(Array.isArray(articles) ? articles.map((article) => [String(field(article, "id")), article] as const) : []),
  ];
  return new Map(
    entries.flatMap(([id, entry]) => {
      const slugs = slugsSchema.safeParse(field(entry, "slugs"));
      return slugs.success ? [[id, localizedPaths(slugs.data, typeof brand === "string" ? brand : "")] as const] : [];
    }),
  );
}

/** Which pages came, went or moved. */
export function pageChanges(before: ReadonlyMap<string, string>, routes: readonly Route[]): readonly PageChange[] {
  const old = addressesOf(before);
  const now: Addresses = new Map(routes.map(({ id, paths }) => [id, paths]));
  const answered = new Set(routes.flatMap(({ paths, formerly }) => [...Object.values(paths), ...formerly]));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id): readonly PageChange[] => {
    const oldPaths = old.get(id);
    const newPaths = now.get(id);
    const addresses = LANGUAGES.map((language): AddressChange => {
      const oldPath = oldPaths?.[language];
      return { language, before: oldPath, after: newPaths?.[language], isLedOn: oldPath !== undefined && answered.has(oldPath) };
    }).filter((address) => address.before !== address.after);
    const kind = oldPaths === undefined ? "added" : newPaths === undefined ? "removed" : "moved";
    return addresses.length === 0 ? [] : [{ id, kind, addresses }];
  });
}

import type { z } from "zod";
import { DATA_FILES, DATA_SCHEMAS, articleFile, articleIdOf, articleSchema } from "../core/schemas";
import { IMAGE_FOLDERS, type ReferenceTarget, references } from "../core/schemas/references";
import { schemaAt } from "../core/schemas/schema-at";
import { isObject } from "../core/text/is-object";
import { nearest } from "../core/text/nearest";
import { placedTexts } from "../content/json-document";
import { namesOfFiles } from "../content/names";
import { quote } from "../content/problem";
import { SPRITE_FILE } from "../content/site-files";
import { type Rule, type Site, dataProblem } from "./finding";

/** The names that sentences may use, by what they name; `undefined` where the file that holds them cannot be read. */
export type Names = Readonly<Record<"facts" | "routes" | "models", ReadonlySet<string> | undefined>>;

/**
 * The ids of a list in a file that may be wrong elsewhere, so that one slip does not make every name that leads to the file unknown.
 *
 * @param field what names an entry of the list
 */
function idsIn({ documents }: Site, file: string, key: string, field = "id"): readonly string[] | undefined {
  const value = documents.get(file)?.value;
  const list = isObject(value) ? value[key] : undefined;
  if (Array.isArray(list)) {
    return list.flatMap((entry: unknown) => (isObject(entry) && typeof entry[field] === "string" ? [entry[field]] : []));
  }
  return isObject(list) ? Object.keys(list) : undefined;
}

const articlesOf = ({ documents }: Site): readonly string[] => [...documents.keys()].flatMap((name) => articleIdOf(name) ?? []);

export function namesOf(site: Site): Names {
  const setOf = (ids: readonly string[] | undefined) => ids && new Set(ids);
  const pages = idsIn(site, "pages", "pages");
  return {
    facts: setOf(idsIn(site, "facts", "facts")),
    routes: setOf(pages && [...pages, ...articlesOf(site)]),
    models: setOf(idsIn(site, "fleet", "vehicles", "name")),
  };
}

const image = (folder: string): string => `the path of a file that exists in src/images/${folder}`;

/** What each kind of name is the name of. */
const ALLOWED: Readonly<Record<ReferenceTarget, string>> = {
  fact: "the id of a fact in data/facts.json, in the unit that is asked for here",
  page: "the id of a page in data/pages.json",
  route: "the id of a page or an article",
  story: "the id of an article, or of a page that “cards” lists",
  picture: "the id of a picture in data/pictures.json",
  icon: `the name of an icon in ${SPRITE_FILE}`,
  template: "the name of a folder of src/templates",
  namespace: "the name of a file in locales/en",
  scene: image(IMAGE_FOLDERS.scene),
  vehicle: image(IMAGE_FOLDERS.vehicle),
  portrait: image(IMAGE_FOLDERS.portrait),
};

/** Names in data that lead nowhere. */
export const unknownNames: Rule = (site) => {
  const { data, files } = site;
  const facts = data.facts?.facts;
  const known: Readonly<Record<ReferenceTarget, readonly string[] | undefined>> = {
    ...namesOfFiles(files),
    fact: idsIn(site, "facts", "facts"),
    page: idsIn(site, "pages", "pages"),
    route: namesOf(site).routes && [...(namesOf(site).routes ?? [])],
    story: data.articles && [...data.articles.cards, ...articlesOf(site)],
    picture: idsIn(site, "pictures", "pictures"),
  };
  const valid: readonly (readonly [file: string, schema: z.ZodType, value: unknown])[] = [
    ...DATA_FILES.map((file) => [file, DATA_SCHEMAS[file], data[file]] as const),
    ...(data.articles?.articles ?? []).map(({ id, ...value }) => [articleFile(id), articleSchema, value] as const),
  ];
  return valid.flatMap(([file, schema, value]) =>
    placedTexts(value).flatMap(({ path, text }) => {
      const part = schemaAt(schema, path);
      const { to, unit } = (part && references.get(part)) ?? {};
      const names =
        to === undefined
          ? undefined
          : unit === undefined || facts === undefined
            ? known[to]
            : facts.flatMap((fact) => (fact.unit === unit ? [fact.id] : []));
      if (to === undefined || names === undefined || names.includes(text)) {
        return [];
      }
      // Paths all begin alike, so they are compared by what follows their folder.
      const last = (name: string): string => name.slice(name.lastIndexOf("/") + 1);
      const byEnd = new Map(names.map((name) => [last(name), name]));
      const meant = byEnd.get(nearest(last(text), byEnd.keys()) ?? "");
      return [
        dataProblem(site, file, path, {
          found: quote(text),
          allowed: ALLOWED[to],
          suggestion: meant === undefined ? undefined : quote(meant),
          fix: "Correct the name, or add what it names.",
        }),
      ];
    }),
  );
};

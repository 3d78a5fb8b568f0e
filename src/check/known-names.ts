import type { z } from "zod";
import { DATA_FILES, DATA_SCHEMAS, articleFile, articleSchema } from "../schemas";
import { dataSchema, schemaAt } from "../schemas/json-schema";
import { IMAGE_FOLDERS, type ReferenceTarget } from "../schemas/references";
import { namesFor } from "../content/names";
import { nearest } from "../content/nearest";
import { textsWithPaths } from "../content/json-document";
import { quote } from "../content/problem";
import { SPRITE_FILE } from "../content/site-files";
import { type Rule, dataProblem } from "./rule";

const image = (folder: string): string => `the path of a file that exists in src/images/${folder}`;

/** What each kind of name stands for, in words. */
const ALLOWED: Readonly<Record<ReferenceTarget, string>> = {
  fact: "the id of a fact in data/facts.json or data/open-facts.json",
  page: "the id of a page in data/pages.json",
  route: "the id of a page or an article",
  card: "the id of an article, or of a page that “cards” lists",
  picture: "the id of a picture in data/pictures.json",
  topic: "the id of a topic in data/topics.json",
  icon: `the name of an icon in ${SPRITE_FILE}`,
  template: "the name of a folder of src/templates that has a page’s component",
  namespace: "the name of a file in locales/en",
  scene: image(IMAGE_FOLDERS.scene),
  vehicle: image(IMAGE_FOLDERS.vehicle),
  portrait: image(IMAGE_FOLDERS.portrait),
};

/** Names in data that lead nowhere. */
export const unknownNames: Rule = (site) => {
  const { data, names: known } = site;
  const valid: readonly (readonly [file: string, schema: z.ZodType, value: unknown])[] = [
    ...DATA_FILES.map((file) => [file, DATA_SCHEMAS[file], data[file]] as const),
    ...(data.articles?.articles ?? []).map(({ id, ...value }) => [articleFile(id), articleSchema, value] as const),
  ];
  return valid.flatMap(([file, schema, value]) =>
    textsWithPaths(value).flatMap(({ path, text }) => {
      const { names: to, unit } = schemaAt(dataSchema(schema), path) ?? {};
      const names = to && namesFor(to, unit, known);
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
          allowed: ALLOWED[to] + (unit === undefined ? "" : `, with the unit “${unit}”`),
          suggestion: meant,
          fix: "Correct the name, or add what it names.",
        }),
      ];
    }),
  );
};

/** Pages that no folder of `src/templates` has a component for. */
export const pagesWithoutComponent: Rule = (site) =>
  Object.keys(site.data.pages?.pages ?? {})
    .filter((page) => site.names.template?.includes(page) === false)
    .map((page) =>
      dataProblem(site, "pages", ["pages", page], {
        found: quote(page),
        allowed: ALLOWED.template,
        fix: "Correct the page’s id, or add its component (docs/tasks/add-a-page.md).",
      }),
    );

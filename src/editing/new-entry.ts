import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { type SiteNames, siteNames } from "../content/names";
import { readSiteData } from "../content/site-data";
import { readSiteFiles } from "../content/site-files";
import { LANGUAGES, byLanguage } from "../core/languages";
import { required } from "../core/required";
import { DATA_FILES, DATA_SCHEMAS, articleFile, articleSchema } from "../core/schemas";
import { id as idSchema, typeNames } from "../core/schemas/fields";
import { isLocalized } from "../core/schemas/localized";
import { references } from "../core/schemas/references";
import { isObject } from "../core/text/is-object";
import { nearest } from "../core/text/nearest";
import { valueAt } from "../core/text/value-at";

/** What the check reports as an unfinished text. */
const BLANK = "TODO";

/** What has to be known of an entry. */
export interface Question {
  /** The field, such as “slugs.en”. */
  readonly name: string;
  readonly about: string;
  /** All answers that are allowed; none where any may be. */
  readonly choices: readonly string[];
  /** What an empty answer means; `undefined` where there has to be an answer. */
  readonly otherwise: string | undefined;
}

/** Gives the answer to a question. A second time, with what is wrong with the first answer. */
export type Ask = (question: Question, wrong?: string) => Promise<string>;

/** A list of entries in a data file, or the record of pages. “*” stands for an entry of a list. */
interface Place {
  readonly kind: string;
  readonly file: string;
  readonly path: readonly string[];
  readonly entry: z.core.$ZodType;
}

/** What editors call entries of lists with another name. */
const NAMES: Readonly<Record<string, string>> = { approaches: "route" };

function placesIn(file: string, schema: z.core.$ZodType, path: readonly string[] = []): readonly Place[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, inner]) => placesIn(file, inner, [...path, key]));
  }
  const entry = schema instanceof z.ZodArray ? schema.element : schema instanceof z.ZodRecord ? schema.valueType : undefined;
  if (!(entry instanceof z.ZodObject) || isLocalized(entry)) {
    return [];
  }
  const list = path.at(-1) ?? file;
  const kind = NAMES[list] ?? typeNames.get(entry)?.name.toLowerCase() ?? list.replace(/s$/, "");
  return [{ kind, file, path, entry }, ...placesIn(file, entry, [...path, "*"])];
}

const PLACES = DATA_FILES.flatMap((file) => placesIn(file, DATA_SCHEMAS[file]));

/** What can be added. */
export const KINDS: readonly string[] = ["article", ...new Set(PLACES.map(({ kind }) => kind))];

/** The ids of a list of entries or names, or of a record. */
function idsOf(list: unknown): readonly string[] {
  const ids: readonly unknown[] = Array.isArray(list)
    ? list.map((entry: unknown) => (isObject(entry) ? entry["id"] : entry))
    : Object.keys(isObject(list) ? list : {});
  return ids.map(String);
}

/** Asks until the answer fits. */
async function answerTo(question: Question, schema: z.core.$ZodType, ask: Ask): Promise<unknown> {
  const { name, choices, otherwise } = question;
  for (let wrong: string | undefined; ;) {
    const answer = (await ask(question, wrong)).trim() || (otherwise ?? "");
    // Pictures may be given without their folder.
    const parts = answer.split(",").flatMap((part) => choices.find((choice) => choice.endsWith(`/${part.trim()}`)) ?? (part.trim() || []));
    const text = parts.length === 1 ? (parts[0] ?? "") : answer;
    const readings: readonly unknown[] = text === "" ? [parts, undefined] : [Number(text), { yes: true, no: false }[text] ?? text, parts];
    const right = readings.find((reading) => z.safeParse(schema, reading).success);
    const unknown = parts.find((part) => choices.length > 0 && !choices.includes(part));
    if (unknown === undefined && (right !== undefined || (text === "" && z.safeParse(schema, undefined).success))) {
      return right;
    }
    const allowed = z.safeParse(schema, text).error?.issues[0]?.message;
    wrong = `“${answer}” does not fit ${name}: ${unknown === undefined ? (allowed ?? "") : (nearest(unknown, choices) ?? choices.join(", "))}`;
  }
}

/** The answers that a field allows; none where any may be. */
function choicesFor(schema: z.core.$ZodType, names: SiteNames): readonly string[] {
  const to = references.get(schema)?.to;
  const options = schema instanceof z.ZodEnum ? schema.options.map(String) : schema instanceof z.ZodBoolean ? ["no", "yes"] : [];
  return to === undefined ? options : names[to];
}

/** A value of a schema: what is asked, and blanks for the texts of visitors; `undefined` for a group of fields that may be left out. */
async function valueOf(schema: z.core.$ZodType, name: string, names: SiteNames, ask: Ask): Promise<unknown> {
  const fits = (value: unknown): boolean => z.safeParse(schema, value).success;
  if (isLocalized(schema)) {
    const blank = byLanguage(() => BLANK);
    return fits(blank) ? blank : byLanguage(() => [BLANK]);
  }
  if (schema instanceof z.ZodObject) {
    const value: Record<string, unknown> = {};
    for (const [key, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
      value[key] = await valueOf(field, name === "" ? key : `${name}.${key}`, names, ask);
    }
    return value;
  }
  const single = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const element = single instanceof z.ZodArray ? single.element : single;
  if (element instanceof z.ZodObject) {
    return fits(undefined) ? undefined : fits([]) ? [] : [await valueOf(element, name, names, ask)];
  }
  const choices = choicesFor(element, names);
  const first = single instanceof z.ZodISODate ? new Date().toISOString().slice(0, 10) : choices[0];
  const otherwise = fits(undefined) || fits([]) ? "" : references.get(element) === undefined ? first : undefined;
  const { description = "" } = z.globalRegistry.get(schema) ?? z.globalRegistry.get(single) ?? {};
  return answerTo({ name, about: description, choices, otherwise }, schema, ask);
}

function template(id: string): string {
  const page = `${id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Page`;
  return `import { type PageProps, graphql } from "gatsby";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";

export { PageHead as Head } from "../../head/PageHead";

export default function ${page}({ data }: PageProps<Queries.${page}Query>) {
  return <PlainHero picture={data.hero} namespace="${id}" />;
}

export const query = graphql\`
  query ${page}($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
  }
\`;
`;
}

/**
 * Adds an entry with blanks for its texts.
 *
 * @param root the project's folder
 * @param kind one of `KINDS`
 * @returns the paths of the files that were written
 */
export async function addEntry(root: string, kind: string, ask: Ask): Promise<readonly string[]> {
  const known = siteNames(readSiteData(root), readSiteFiles(root));
  const choose = async (name: string, about: string, choices: readonly string[]): Promise<string> =>
    choices.length === 1 ? (choices[0] ?? "") : String(await answerTo({ name, about, choices, otherwise: undefined }, z.string(), ask));
  const isArticle = kind === "article";
  const places = new Map(PLACES.filter((place) => place.kind === kind).map((place) => [[place.file, ...place.path].join("."), place]));
  const chosen = isArticle ? kind : await choose("list", "The list to which it is added.", [...places.keys()]);
  const { file, path, entry } = isArticle ? { file: kind, path: [], entry: articleSchema } : required(places.get(chosen), chosen);
  const content: unknown = isArticle ? known.route : JSON.parse(readFileSync(join(root, `data/${file}.json`), "utf8"));
  let list: unknown = content;
  for (const step of path) {
    const ids = step === "*" ? idsOf(list) : [];
    list = valueAt(list, [step === "*" ? ids.indexOf(await choose("in", "The entry to which it is added.", ids)) : step]);
  }
  const unused: Ask = async (question, wrong) => {
    const answer = await ask(question, wrong);
    return question.name === "id" && idsOf(list).includes(answer) ? unused(question, `“${answer}” is there already`) : answer;
  };
  // The name of an article's file, or of the page in the record.
  const id =
    isArticle || kind === "page"
      ? String(
          await answerTo(
            { name: "id", about: "The name by which other files find it.", choices: [], otherwise: undefined },
            idSchema,
            unused,
          ),
        )
      : undefined;
  const own: Readonly<Record<string, string>> = kind === "page" ? { template: String(id), namespaces: `common, ${String(id)}` } : {};
  const names = kind === "page" ? { ...known, template: [], namespace: [] } : known;
  const value = await valueOf(entry, "", names, async (question, wrong) => own[question.name] ?? (await unused(question, wrong)));
  if (Array.isArray(list) && !isArticle) {
    list.push(value);
  } else if (isObject(list) && id !== undefined) {
    Object.assign(list, { [id]: value });
  }
  const texts = { meta: { title: BLANK, description: BLANK }, hero: { title: BLANK, lead: BLANK } };
  const files: readonly (readonly [path: string, content: unknown])[] = [
    isArticle ? [`data/${articleFile(String(id))}.json`, value] : [`data/${file}.json`, content],
    ...(kind === "page" ? [[`src/templates/${String(id)}/template.tsx`, template(String(id))] as const] : []),
    ...(kind === "page" ? LANGUAGES.map((language) => [`locales/${language}/${String(id)}.json`, texts] as const) : []),
  ];
  return files.map(([name, written]) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), typeof written === "string" ? written : `${JSON.stringify(written, null, 2)}\n`);
    return name;
  });
}

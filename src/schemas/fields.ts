import { z } from "zod";
import { type Language, byLanguage } from "../i18n/languages";
import { isObject } from "./json";
import { IMAGE_ENDINGS, IMAGE_FOLDERS, type ImageKind, naming } from "./references";

const ENGLISH_NAMES = new Intl.DisplayNames("en", { type: "language" });

/** A language by its English name, because the forms of editors are in English. */
export function englishName(code: Language): string {
  return ENGLISH_NAMES.of(code) ?? code;
}

/** An object that several lists use. Its title names its GraphQL type, so that one fragment reads all. Other types are named by place. */
export const named = <Shape extends z.ZodRawShape>(title: string, shape: Shape) => z.strictObject(shape).meta({ title });

/** An object with a description. */
export const group = <Shape extends z.ZodRawShape>(description: string, shape: Shape) => z.strictObject(shape).describe(description);

/** A list of objects, with at least one entry unless `least` is 0. */
export function entries<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape | z.ZodObject<Shape, z.core.$strict>,
  least: 0 | 1 = 1,
) {
  const list = distinct(shape instanceof z.ZodObject ? shape : z.strictObject(shape));
  return (least === 0 ? list : list.min(1)).describe(description);
}

/** One value for each language; none may be missing. */
export function inEachLanguage<Value extends z.ZodType>(value: Value, about = "In") {
  return z.strictObject(byLanguage((code) => value.describe(`${about} ${englishName(code)}.`)));
}

/** A list without repeated entries or ids. */
export function distinct<Entry extends z.ZodType>(entry: Entry): z.ZodArray<Entry> {
  return z.array(entry).superRefine((list, context) => {
    const keys = list.map((value) => JSON.stringify(isObject(value) ? (value["id"] ?? value) : value));
    list.forEach((input, index) => {
      if (keys.indexOf(keys[index] ?? "") < index) {
        context.addIssue({ code: "custom", path: [index], message: "an entry whose id the list does not have yet", input });
      }
    });
  });
}

/**
 * A text that fits a pattern.
 *
 * @param allowed what the pattern allows, in words
 */
export const matching = (pattern: RegExp, allowed: string, longest = 80) => z.string().max(longest).regex(pattern, allowed);

/** A word that mixes alphabets. It looks right, but searches do not find it, and it can imitate another name. */
export const MIXED_ALPHABETS =
  /(?<!\p{L})(?:(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])|(?=\p{L}*\p{Script=Cyrillic})(?=\p{L}*\p{Script=Greek}))\p{L}+/u;

/** A short text without markup, control characters or changes of text direction. */
export const plainText = z
  .string()
  .min(1)
  .max(400)
  .regex(
    new RegExp(`^(?!\\s|.*\\s\\s|.*${MIXED_ALPHABETS.source})[^<>\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]*(?<!\\s)$`, "u"),
    "plain text: no <, >, control characters or changes of text direction, single spaces between words, and words of one alphabet",
  )
  .describe("A short text.");

/** A sentence or a paragraph. Its placeholders, figures and links are checked against facts and routes, not here. */
export const text = z.string().trim().min(1).max(2000);

const SMALL_LETTERS = "lower case letters a–z, digits and single hyphens";

export const id = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, `${SMALL_LETTERS}, such as “mazda-2”`).describe("Its name, which never changes.");

/** With the names that schema.org uses. */
export const availability = z.enum(["InStock", "OutOfStock"]).describe("Whether it can be hired at present.");

/** The id of a fact: a name that ICU MessageFormat accepts as an argument. */
export const factId = matching(/^[a-z][A-Za-z0-9]*$/, "a name in camelCase, such as “carAgeMin”", 60);

/** The id of a fact that is counted in a unit. */
export const factIn = (unit: string) =>
  naming("fact", factId, unit).meta({ description: "A fact of facts.json.", graphql: "String @namedFact" });

/**
 * `{brand}` stands for the business's slug. `404.html` is allowed, because hosts look for the 404 page under that name. ASCII only, because
 * Gatsby compares raw paths with encoded ones (gatsby#17657).
 */
export const slug = matching(
  /^(?:(?:[a-z0-9]+|\{brand\})(?:-(?:[a-z0-9]+|\{brand\}))*|404\.html)?$/,
  `${SMALL_LETTERS}; transliterate other letters, such as “parkovka-aeroport”`,
  100,
);

const slugsOf = (own: typeof slug) =>
  inEachLanguage(own, "The last part of the address in").describe("The last part of the page’s address, in each language.");

export const slugs = slugsOf(slug);

/** The slugs of a page other than home. */
export const namedSlugs = slugsOf(slug.min(1, "a slug that is not empty"));

/** Whether the owner has confirmed something. */
export const status = z.enum(["confirmed", "ask-owner"]);

const path = matching(
  /^(?:\/[a-z0-9-]+)+$/,
  "lower case letters a–z, digits and hyphens, with a slash before each part and none at the end, such as “/driving-cyprus-tips” or “/de/fahrtipps-zypern”",
  200,
).describe("A path on this site. It begins with its language, such as /de; without one it is English.");

export const redirectFrom = distinct(path).describe("Old addresses: each redirects here, in its language or in English.");

const FULL_ADDRESS = "a full address that begins with https:// and a host in plain letters, without a user, port, spaces, quotes, < or >";

/** Refuses what can disguise the host: text before “@”, “\\” (read as “/”), full-width letters, and look-alikes from other alphabets. */
const PLAIN_ADDRESS = /^https:\/\/[a-z0-9.-]+(?:[/?#][^\s<>"'`\\\p{Cc}\p{Cf}]*)?$/u;

export const httpsUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: FULL_ADDRESS })
  .max(400)
  .refine((address) => PLAIN_ADDRESS.test(address), FULL_ADDRESS)
  .meta({ description: "The address of a page elsewhere.", pattern: PLAIN_ADDRESS.source });

/** Complete numbers of Cyprus and Britain, and any number of another country. @source ITU-T E.164 national numbering plans */
export const telephone = matching(
  /^\+(?:357\d{8}|44[1-9]\d{8,9}|(?!357|44)[1-9]\d{6,14})$/,
  "a complete telephone number in international form, without spaces, such as “+35724000000”: eight digits after +357, nine or ten after +44",
);

export const date = z.iso.date("a date that exists, as YYYY-MM-DD").meta({ graphql: "Date @dateformat" });

export const month = matching(/^\d{4}-(?:0[1-9]|1[0-2])$/, "a month, as YYYY-MM");

/** The source of something that may change, and the days of the last and the next comparison with it. */
export const sourced = {
  source: plainText.describe("Where it is written."),
  verified: date.describe("The day on which it was last compared with its source."),
  reviewBy: date.describe("The day by which it must be compared again."),
};

export const reviewedLater = z.refine<Readonly<Record<"verified" | "reviewBy", string>>>(({ verified, reviewBy }) => verified <= reviewBy, {
  path: ["verified"],
  error: "a day that is not after “reviewBy”",
});

/** A place of the business. */
export const coordinates = {
  latitude: z.number().min(34.5).max(35.8).describe("Degrees north."),
  longitude: z.number().min(32.2).max(34.7).describe("Degrees east."),
};

/** A picture in a folder of `src/images`, relative to `data/`. */
export const pictureFile = (kind: ImageKind) => {
  const [folder, ending] = [`../src/images/${IMAGE_FOLDERS[kind]}`, IMAGE_ENDINGS[kind]];
  const allowed = `${ending === "svg" ? "an SVG" : "a PNG"}, such as “${folder}/example.${ending}”`;
  const path = matching(new RegExp(`^\\.\\./src/images/${IMAGE_FOLDERS[kind]}/[a-z0-9-]+\\.${ending}$`), allowed, 200);
  return naming(kind, path).meta({ description: "The picture’s file in src/images.", graphql: "File @fileByRelativePath" });
};

export const icon = naming(
  "icon",
  matching(/^[a-z]+(?:-[a-z]+)*$/, "the name of an icon in src/images/icons/sprite.svg, such as “map-pin”", 40),
).describe("A sign of the icon sprite.");

export const pictureReference = naming("picture", id).meta({
  description: "A picture of pictures.json.",
  graphql: 'Picture @link(by: "pictureId")',
});

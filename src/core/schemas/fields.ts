import { z } from "zod";
import { type Language, byLanguage } from "../languages";
import { isObject } from "../text/is-object";
import { MIXED_ALPHABETS } from "../text/mixed-alphabets";
import { type ImageKind, naming } from "./references";

const ENGLISH_NAMES = new Intl.DisplayNames("en", { type: "language" });

/** A language by its English name, because the forms of editors are in English. */
export function englishName(code: Language): string {
  return ENGLISH_NAMES.of(code) ?? code;
}

/** The GraphQL types of objects that several lists hold; other types are named by their place. */
export const typeNames = z.registry<{ readonly name: string }>();

/** An object that several lists hold, so that one GraphQL fragment reads all of them. */
export function named<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  const schema = z.strictObject(shape);
  typeNames.add(schema, { name });
  return schema;
}

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
    const seen = new Set<string>();
    list.forEach((value, index) => {
      const key = JSON.stringify(isObject(value) ? (value["id"] ?? value["code"] ?? value) : value);
      if (seen.has(key)) {
        context.addIssue({ code: "custom", path: [index], message: "an entry whose id the list does not have yet", input: value });
      }
      seen.add(key);
    });
  });
}

/** A short text without markup, control characters or changes of text direction. */
export const plainText = z
  .string()
  .trim()
  .min(1)
  .max(400)
  .regex(/^[^<>\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, "plain text: no <, >, control characters or changes of text direction")
  .refine((value) => !MIXED_ALPHABETS.test(value), "words of one alphabet: type the word again with the keyboard of its language")
  .describe("A short text.");

/** A sentence or a paragraph of a locale file. Its placeholders, figures and links are checked against facts and routes, not here. */
export const text = z.string().trim().min(1).max(2000);

export const id = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower case letters a–z, digits and single hyphens, such as “mazda-2”")
  .describe("The name by which texts and other files find this entry. It never changes.");

/** Who wrote an article, or a page that has a card. */
export const author = z.union([z.literal("brand"), plainText]).describe("A person's name, or “brand” for the business itself.");

/** By schema.org's names. */
export const availability = z.enum(["InStock", "OutOfStock"]).describe("Whether it can be hired at present.");

/** The id of a fact: a name that ICU MessageFormat accepts as an argument. */
export const factId = z
  .string()
  .max(60)
  .regex(/^[a-z][A-Za-z0-9]*$/, "a name in camelCase, such as “carAgeMin”");

/** The id of a fact that is counted in a unit. */
export const factIn = (unit: string) => naming("fact", factId, unit).describe("A fact of facts.json.");

/** `{brand}` is replaced by the business's slug. ASCII only, because Gatsby compares raw with encoded paths (gatsby#17657). */
export const slug = z
  .string()
  .max(100)
  .regex(
    // Hosts look for the 404 page under this name.
    /^(?:(?:[a-z0-9]+|\{brand\})(?:-(?:[a-z0-9]+|\{brand\}))*|404\.html)?$/,
    "lower case letters a–z, digits and single hyphens; transliterate other letters, such as “parkovka-aeroport”",
  )
  .describe("The last part of the page’s address.");

const SLUG_IN = "The last part of the address in";
const SLUGS = "The last part of the page’s address, in each language.";

export const slugs = inEachLanguage(slug, SLUG_IN).describe(SLUGS);

/** The slugs of a page other than home. */
export const namedSlugs = inEachLanguage(slug.min(1, "a slug that is not empty"), SLUG_IN).describe(SLUGS);

/** Whether the owner has confirmed something. */
export const status = z.enum(["confirmed", "ask-owner"]);

export const path = z
  .string()
  .max(200)
  .regex(
    /^(?:\/[a-z0-9-]+)+$/,
    "lower case letters a–z, digits and hyphens, with a slash before each part and none at the end, such as “/driving-cyprus-tips” or “/de/fahrtipps-zypern”",
  )
  .meta({
    description: "A path on this site. It begins with its language, such as /de; without one it is English.",
    examples: ["/driving-cyprus-tips", "/de/fahrtipps-zypern"],
  });

const FULL_ADDRESS = "a full address that begins with https:// and a host in plain letters, without a user, port, spaces, quotes, < or >";

export const httpsUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: FULL_ADDRESS })
  .max(400)
  // Browsers ignore the site name before an “@”, read “\\” as “/” and full-width letters as plain ones, and show look-alikes of other alphabets.
  .refine((address) => /^https:\/\/[a-z0-9.-]+(?:[/?#][^\s<>"'`\\\p{Cc}\p{Cf}]*)?$/u.test(address), FULL_ADDRESS)
  .meta({ description: "The address of a page elsewhere.", examples: ["https://reservations.example.com"], pattern: "^https://\\S+$" });

/** How numbers continue after the codes of the business's two countries. @source ITU-T E.164 national numbering plans */
const HOME_NUMBERS = [
  { code: "+357", digits: /^\d{8}$/ },
  { code: "+44", digits: /^[1-9]\d{8,9}$/ },
];

export const telephone = z
  .e164("a telephone number in international form: +, country code, number, no spaces, such as “+35724000000”")
  .refine(
    (number) => HOME_NUMBERS.every(({ code, digits }) => !number.startsWith(code) || digits.test(number.slice(code.length))),
    "a complete telephone number: eight digits after +357, nine or ten after +44",
  )
  .meta({ description: "A telephone number.", examples: ["+35724000000"] });

export const date = z.iso.date("a date that exists, as YYYY-MM-DD").meta({ description: "A day.", examples: ["2027-03-31"] });

export const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "a month, as YYYY-MM")
  .meta({ description: "A month.", examples: ["2026-05"] });

const picturePath = z
  .string()
  .max(200)
  .regex(/^\.\.\/src\/images\/[a-z0-9/.-]+\.(?:png|svg)$/, "a PNG or SVG in src/images, such as “../src/images/scenes/hero-home.png”")
  .describe("The picture’s file in src/images.");

/** A picture in a folder of `src/images`, relative to `data/`. */
export const pictureFile = (kind: ImageKind): typeof picturePath => naming(kind, picturePath);

export const icon = naming(
  "icon",
  z
    .string()
    .max(40)
    .regex(/^[a-z]+(?:-[a-z]+)*$/, "the name of an icon in src/images/icons/sprite.svg, such as “map-pin”"),
).describe("A sign of the icon sprite.");

export const pictureReference = naming("picture", id).describe("A picture of pictures.json.");

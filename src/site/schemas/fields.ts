import { z } from "zod";
import { LANGUAGES, byLanguage } from "../languages";

/** A short text without markup, control characters or changes of text direction. */
export const plainText = z
  .string()
  .trim()
  .min(1)
  .max(400)
  .regex(/^[^<>\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, "plain text: no <, >, control characters or changes of text direction");

/** A sentence or a paragraph of a locale file. Its placeholders, figures and links are checked against facts and routes, not here. */
export const text = z.string().trim().min(1).max(2000);

/** An id: lower case letters, digits and single hyphens. */
export const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower case letters a–z, digits and single hyphens, such as “mazda-2”");

/** The id of a fact: a name that ICU MessageFormat accepts as an argument. */
export const factId = z.string().regex(/^[a-z][A-Za-z0-9]*$/, "a name in camelCase, such as “carAgeMin”");

/** A slug: what stands in an address. `{brand}` is replaced by the business's slug. ASCII only, because Gatsby compares raw with encoded paths (gatsby#17657). */
export const slug = z
  .string()
  .regex(
    /^(?:[a-z0-9{}]+(?:-[a-z0-9{}]+)*)?(?:\.html)?$/,
    "lower case letters a–z, digits and single hyphens; transliterate other letters, such as “parkovka-aeroport”",
  );

/** One slug a language; none may be missing. */
export const slugs = z.strictObject(byLanguage(() => slug));

/** One text a language; none may be missing. */
export const localizedText = z.strictObject(byLanguage(() => plainText));

/** A language of the site. */
export const language = z.enum(LANGUAGES);

/** An address on this site, without a language prefix. */
export const path = z.string().regex(/^\/[a-z0-9/-]*$/, "a path that begins with a slash, such as “/driving-cyprus-tips”");

/** An absolute address of another site. */
export const httpsUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: "a full address that begins with https://" });

/** A telephone number in E.164. */
export const telephone = z.e164("a telephone number in international form: +, country code, number, no spaces, such as “+35724000000”");

/** A calendar date that exists, as YYYY-MM-DD. */
export const date = z.iso.date("a date that exists, as YYYY-MM-DD");

/** A calendar month, as YYYY-MM. */
export const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "a month, as YYYY-MM");

/** A picture in `src/images`, as seen from `data/`. */
export const picturePath = z
  .string()
  .regex(/^\.\.\/src\/images\/[a-z0-9/.-]+\.(?:png|svg)$/, "a PNG or SVG in src/images, such as “../src/images/scenes/hero-home.png”");

/** The name of an icon in the sprite, without its prefix. */
export const icon = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, "the name of an icon in src/images/icons/sprite.svg, such as “map-pin”");

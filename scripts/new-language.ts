import { BLANK } from "../src/check/language-problems";
import type { Unit } from "../src/core/languages/language";
import { isObject } from "../src/core/text/is-object";

/** The units besides the euro. */
const UNITS = [
  "percent",
  "minute",
  "hour",
  "day",
  "week",
  "month",
  "year",
  "metre",
  "kilometre",
  "mile",
] as const satisfies readonly Unit[];

/** Numbers that between them take most plural forms. */
const NUMBERS = [1, 2, 3, 5, 11, 100, 1.5];

/** The words that `Intl` writes beside numbers, as a regular expression for one of them. */
function wordsFor(locale: string, options: readonly Intl.NumberFormatOptions[]): string {
  const words = options.flatMap((option) => {
    const format = new Intl.NumberFormat(locale, option);
    return NUMBERS.flatMap((number) => format.formatToParts(number))
      .filter(({ type }) => type === "unit" || type === "currency" || type === "percentSign")
      .flatMap(({ value }) => value.toLocaleLowerCase(locale).match(/[\p{L}\p{M}]+|%/gu) ?? []);
  });
  const unique = [...new Set(words)];
  return unique.length === 0 ? `/^${BLANK}$/u` : `/^(?:${unique.join("|")})$/u`;
}

/** The words for every unit, as the properties of `units`. */
function unitWords(locale: string): string {
  const euro = wordsFor(locale, [{ style: "currency", currency: "EUR", currencyDisplay: "name" }]);
  const others = UNITS.map((unit) => {
    const name = unit.replace("metre", "meter");
    const lengths = (["long", "short"] as const).map((unitDisplay) => ({ style: "unit", unit: name, unitDisplay }) as const);
    return `${unit}: ${wordsFor(locale, lengths)},`;
  });
  return [`euro: ${euro},`, ...others].join("\n");
}

/**
 * A language's file, filled in as far as CLDR knows the language, through `Intl`. The rest is blank (“…”).
 *
 * @param code a BCP 47 primary subtag, such as “pl”
 * @returns TypeScript, not formatted
 */
export function languageFile(code: string): string {
  const { region = BLANK, script = BLANK } = new Intl.Locale(code).maximize();
  const locale = `${code}-${region}`;
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? BLANK;
  const euro = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).formatToParts(1);
  return `import type { LanguageOption, LanguageRules } from "./language";

export const option: LanguageOption = {
  code: "${code}",
  name: "${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}",
  locale: "${locale}",
  euroSign: "${euro[0]?.type === "currency" ? "before" : "after"}",
  grouping: "${new Intl.NumberFormat(locale).format(1000).length === 4 ? "min2" : "always"}",
  direction: "${/^(?:Arab|Hebr|Thaa|Syrc|Nkoo)$/.test(script) ? "rtl" : "ltr"}",
  traits: ["long-words"],
  offer: { label: "${BLANK}", sentence: "${BLANK}", open: "${BLANK}", dismiss: "${BLANK}" },
};

export const rules: LanguageRules = {
  formatTime: (hours, minutes) => \`\${String(hours)}:\${minutes}\`,
  spaceAfterBoundWord: /${BLANK}/u,
  plainSpelling: (lower) => lower,
  neverTwice: "${BLANK}",
  figures: {
    numbers: [[1, "${BLANK}"], [20, "${BLANK}"], [100, "${BLANK}"], [1000, "${BLANK}"]],
    isGlued: false,
    onesBeforeTens: undefined,
    caseEnding: undefined,
    aDay: /^${BLANK}$/u,
    connectors: "${BLANK} - – —",
    articles: "",
    joints: "",
    beforeClock: "${BLANK}",
    afterHour: "${BLANK}",
    afterEveningHour: "${BLANK}",
    units: {
${unitWords(locale)}
    },
  },
};
`;
}

/**
 * Gives every value that has one part for each language one for a new language: a copy of the first language's.
 *
 * @param data what a data file holds
 * @param languages the languages that the site has
 */
export function withCopies(data: unknown, languages: readonly [string, ...string[]], code: string): unknown {
  if (Array.isArray(data)) {
    return data.map((entry) => withCopies(entry, languages, code));
  }
  if (!isObject(data)) {
    return data;
  }
  const copied = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withCopies(value, languages, code)]));
  return languages.every((language) => language in data) ? { ...copied, [code]: copied[languages[0]] } : copied;
}

/** A file of code that imports every language's file, with one more. */
export function withImport(source: string, code: string): string {
  const last = source.match(/^import .* from "\.\/languages\/[a-z]{2}";\n/gm)?.at(-1) ?? "";
  const added = last.replace(/as [a-z]{2}/, `as ${code}`).replace(/[a-z]{2}";/, `${code}";`);
  return source.replace(last, `${last}${added}`).replace(/(?<== \{ .*\w)(?= \};)/, `, ${code}`);
}

/** A plain flag with the code of the language, until the right one is drawn. */
export function withFlag(sprite: string, code: string): string {
  const flag = `<symbol id="i-flag-${code}" viewBox="0 0 24 16"><rect width="24" height="16" fill="#5b6b7a" stroke="none"/><text x="12" y="11.5" text-anchor="middle" font-size="9" font-weight="700" fill="#fff" stroke="none">${code.toUpperCase()}</text></symbol>`;
  return sprite.replace("</svg>", `${flag}</svg>`);
}

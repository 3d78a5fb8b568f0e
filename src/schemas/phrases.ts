import type { Language } from "../i18n/languages";

/** A gap of up to six words within one sentence. */
const GAP = '[,»”"]* (?:[^ .;:!?·]+ ){0,6}';

/** A text simplified for comparison: lower case, spaces for hyphens and dashes, “am” for “a.m.”, “24” for the Turkish “24’ten”. */
function plain(text: string, language: Language): string {
  return text
    .normalize("NFC")
    .replace(/[\u00AD\u2060]/gu, "")
    .toLocaleLowerCase(language)
    .replaceAll("ё", "е")
    .replaceAll("’", "'")
    .replace(/(?<=\d)'\p{L}+/gu, "")
    .replace(/(?<!\p{L})(\p{L})\.\s?(\p{L})\.?(?!\p{L})/gu, "$1$2")
    .replace(/[\s‐‑–—−-]+/gu, " ");
}

/** The parts of a phrase, each as a pattern for plain text. */
function patternsOf(phrase: string, language: Language): readonly RegExp[] {
  return phrase.split(" & ").map((part) => {
    const source = plain(part, language).replace(/ … |[*.?+^$[\]{}\\]/gu, (sign) =>
      sign === " … " ? GAP : sign === "*" ? "\\p{L}*" : `\\${sign}`,
    );
    return new RegExp(`(?<![\\p{L}\\d]|\\d[.,:])(?:${source})(?![\\p{L}\\d]|[.,:]\\d)`, "u");
  });
}

/** Whether a phrase is valid: each of its brackets has a partner. */
export function isPhrase(phrase: string): boolean {
  try {
    return patternsOf(phrase, "en").length > 0;
  } catch {
    return false;
  }
}

/** The sentences of a text: each as written, and simplified with the title above the text. */
export function sentencesOf(text: string, language: Language, title = "") {
  const above = plain(title, language);
  return text.split(/(?<=[.!?;·])\s+(?=[\p{Lu}\d])/u).map((written) => {
    const own = plain(written, language);
    return { written, title: above, plain: above === "" ? own : `${above} ; ${own}` };
  });
}

/** A function that tells whether a sentence holds one of the phrases and none of the exceptions. `rejected-readings.ts` says how they are written. */
export function phraseFinder(phrases: readonly string[], exceptions: readonly string[], language: Language) {
  const compiled = (list: readonly string[]) => list.map((phrase) => patternsOf(phrase, language));
  const [wanted, unwanted] = [compiled(phrases), compiled(exceptions)];
  const holdsOne = (list: typeof wanted, text: string): boolean => list.some((parts) => parts.every((part) => part.test(text)));
  return ({ plain: text, title }: ReturnType<typeof sentencesOf>[number]): boolean =>
    // A phrase in the title alone is reported at the title.
    holdsOne(wanted, text) && !holdsOne(unwanted, text) && !(title !== "" && holdsOne(wanted, title));
}

import { type Language, byLanguage } from "../i18n/languages";

/**
 * Number words from two on, and units of time, money and distance, both without accents. “One” does not count: it is an article in most of
 * these languages.
 */
const WORDS: Readonly<Record<Language, readonly [numbers: string, units: string]>> = {
  en: [
    "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand",
    "(?:minute|hour|day|week|month|year|euro|mile|percent|(?:kilo)?met(?:re|er))s?",
  ],
  el: [
    "δυο|τρεις|τρια|τριων|τεσσερ[αι]ς?|τεσσαρων|πεντε|εξι|επτα|εφτα|οκτω|οχτω|εννεα|εννια|δεκα|εντεκα|δωδεκα|εικοσι|τριαντα|σαραντα|πενηντα|εξηντα|εβδομηντα|ογδοντα|ενενηντα|εκατον?|\\p{L}+κοσι[αεω]ν?ς?|χιλι(?:α|ες|ων)",
    "λεπτ(?:α|ων|ο)|ωρ(?:α|ας|ες|ων)|η?μερ(?:α|ας|ες|ων)|εβδομαδ\\p{L}+|μην(?:α|ας|ες|ων)|ετ(?:η|ων)|χρον(?:ια|ων)|ευρω|μετρ(?:α|ων)|χλμ|χιλιομετρ\\p{L}+|μιλι(?:α|ων)",
  ],
  tr: [
    "iki|uc|dort|bes|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmıs|yetmis|seksen|doksan|yuz|bin",
    "(?:dakika|saat|gun|hafta|yıl|yas|sene|euro|avro|metre|kilometre|mil)\\p{L}*|ay(?:a|ı|da|dan|lık)?",
  ],
  ru: [
    "дв(?:а|е|ух|ум|умя)|тр(?:и|ех|ем)|четыр(?:е|ех|ем)|(?:пят|шест|сем|девят|десят)[ьи]|вос(?:е|ь)м[ьи]|\\p{L}+надцат[ьи]|(?:двад|трид)цат[ьи]|сорока?|(?:пят|шест|сем|восем)ьдесят|девяносто|сто|двести|\\p{L}+(?:ста|сот)|тысяч[аи]?",
    "минут\\p{L}*|час(?:а|ов|ам|ах)?|ден[ьи]|дн(?:я|еи|и)|сут(?:ки|ок)|недел\\p{L}+|месяц\\p{L}*|год(?:а|ов)?|лет|евро|процент\\p{L}*|метр\\p{L}*|километр\\p{L}*|мил[ьяи]",
  ],
  de: [
    "zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|\\p{L}+zehn|\\p{L}*zwanzig|\\p{L}*drei(?:ß|ss)ig|\\p{L}*(?:vier|funf|sech|sieb|acht|neun)zig|\\p{L}*hundert|\\p{L}*tausend",
    "(?:geh|fahr)?minuten?|stunden?|tag(?:e|en|es)?|wochen?|monat(?:e|en|s)?|jahr(?:e|en)?|euro|prozent|(?:kilo)?metern?|meilen?",
  ],
};

const IN_WORDS = byLanguage((language) => {
  const [numbers, units] = WORDS[language];
  return new RegExp(`(?<!\\p{L})(?:${numbers})[\\s-]+(?:${units})(?!\\p{L})`, "iu");
});

const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Names that contain digits: road numbers, car groups, the number of the error page, and years of the calendar. */
const NAMES_WITH_DIGITS = /(?<![\p{L}\d.,€])(?:[A-GΑ-Η]\d{1,3}|404|(?:19|20)\d\d(?!\s?[€%]))(?![\p{L}\d])/gu;

/** A sentence without its placeholders, innermost first, and without link targets. */
function proseOf(message: string): string {
  const prose = message.replace(/\]\([^)]*\)/g, "]").replace(/\{[^{}]*\}/g, " ");
  return prose.includes("{") && prose !== message ? proseOf(prose) : prose;
}

/**
 * A figure that a sentence gives literally, in digits or in words beside a unit.
 *
 * @param names proper names that contain digits, such as the models of the fleet
 * @example literalFigure("Walk five minutes.", "en", []) // "five minutes"
 */
export function literalFigure(message: string, language: Language, names: Iterable<string>): string | undefined {
  const prose = Array.from(names).reduce((text, name) => text.replaceAll(name, " "), proseOf(message).replace(NAMES_WITH_DIGITS, " "));
  const digits = /[€$£%]?\s?\d+(?:[.,:/–-]\d+)*\s?[€$£%]?/u.exec(prose)?.[0];
  return digits?.trim() ?? IN_WORDS[language].exec(withoutAccents(prose))?.[0];
}

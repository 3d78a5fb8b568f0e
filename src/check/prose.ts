import { type Language, byLanguage } from "../core/languages";

/** Number words from two up, as they stand before a unit. “One” is left out: it is an article in most of these languages. */
const NUMBER_WORDS: Readonly<Record<Language, string>> = {
  en: "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand",
  el: "δύο|δυο|τρεις|τρία|τέσσερις|τέσσερα|πέντε|έξι|επτά|εφτά|οκτώ|οχτώ|εννέα|εννιά|δέκα|δεκαπέντε|είκοσι|τριάντα|σαράντα|πενήντα|εξήντα|εκατό|χίλια",
  tr: "iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|on beş|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin",
  ru: "два|две|двух|три|трёх|трех|четыре|четырёх|пять|пяти|шесть|шести|семь|семи|восемь|восьми|девять|девяти|десять|десяти|пятнадцать|двадцать|двадцати|тридцать|сорок|пятьдесят|шестьдесят|сто|тысяча",
  de: "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend",
};

/** The beginnings of the words for time, money and distance. */
const UNIT_STEMS: Readonly<Record<Language, string>> = {
  en: "minute|hour|day|week|month|year|euro|kilomet|metre|mile|percent|per cent",
  el: "λεπτ|ώρα|ώρες|ωρών|μέρα|μέρες|ημέρ|εβδομάδ|μήν|μηνών|χρόνια|χρόνο|ετών|έτη|ευρώ|χιλιόμετρ|μέτρ|τοις εκατό",
  tr: "dakika|saat|gün|hafta|ay|yıl|yaş|euro|avro|kilometre|metre|mil",
  ru: "минут|час|дн|день|сут|недел|месяц|год|лет|евро|километр|метр|процент",
  de: "minute|stunde|tag|woche|monat|jahr|euro|kilometer|meter|meile|prozent",
};

/** A number word before a unit. */
const FIGURES_IN_WORDS = byLanguage(
  (language) => new RegExp(`(?<!\\p{L})(?:${NUMBER_WORDS[language]})[\\s\\u00a0\\u00ad-]+(?:${UNIT_STEMS[language]})\\p{L}*`, "iu"),
);

/** Names in which a digit is part of the name: road numbers, car groups, the number of the error page, and years of the calendar. */
const NAMES_WITH_DIGITS = /(?<![\p{L}\d.,€])(?:[A-GΑ-Η]\d{1,3}|404|(?:19|20)\d\d(?!\s?[€%]))(?![\p{L}\d])/gu;

/** Placeholders of ICU MessageFormat, innermost first. */
const PLACEHOLDER = /\{[^{}]*\}/g;

/** The words of a sentence alone: placeholders and link targets taken out. */
function proseOf(message: string): string {
  let prose = message.replace(/\]\([^)]*\)/g, "]");
  for (let previous = ""; previous !== prose;) {
    previous = prose;
    prose = prose.replace(PLACEHOLDER, " ");
  }
  return prose;
}

/**
 * Finds a figure that stands in a sentence literally, in digits or in words beside a unit of time, money or distance.
 *
 * @param message a sentence, with its placeholders
 * @param names proper names that contain digits, such as the models of the fleet
 * @returns the figure, or `undefined`
 * @source facts.md, rules: prose names a fact, so that five languages cannot drift apart
 * @example literalFigure("Walk five minutes.", "en", []) // "five minutes"
 */
export function literalFigure(message: string, language: Language, names: Iterable<string>): string | undefined {
  let prose = proseOf(message).replace(NAMES_WITH_DIGITS, " ");
  for (const name of names) {
    prose = prose.replaceAll(name, " ");
  }
  const digits = /[€$£%]?\s?\d+(?:[.,:/–-]\d+)*\s?[€$£%]?/u.exec(prose)?.[0].trim();
  if (digits !== undefined) {
    return digits;
  }
  return FIGURES_IN_WORDS[language].exec(prose.normalize("NFC"))?.[0];
}

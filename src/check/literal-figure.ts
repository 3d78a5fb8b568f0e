import { type Language, byLanguage } from "../i18n/languages";
import { withoutAccents } from "../i18n/without-accents";

/**
 * Number words from two on, and units of time, money and distance with their endings. “*” is any letters. “One” does not count: it is an
 * article in most of these languages.
 *
 * @source Unicode CLDR, `rbnf/<language>.xml` for the numbers and `main/<language>.xml` for the units
 */
const WORDS: Readonly<Record<Language, Readonly<Record<"numbers" | "units", string>>>> = {
  en: {
    numbers: `
      two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
      twenty thirty forty fifty sixty seventy eighty ninety hundred thousand`,
    units: "minute minutes hour hours day days week weeks month months year years euro euros mile miles percent metre* meter* kilomet*",
  },
  el: {
    numbers: `
      δύο τρεις τρία τριών τέσσερις τέσσερα τεσσάρων πέντε έξι επτά εφτά οκτώ οχτώ εννέα εννιά δέκα* έντεκα δώδεκα
      είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα εκατό εκατόν
      διακόσι* τριακόσι* τετρακόσι* πεντακόσι* εξακόσι* επτακόσι* οκτακόσι* εννιακόσι* χίλια χίλιες χιλίων`,
    units: `
      λεπτό λεπτά λεπτών ώρα ώρας ώρες ωρών μέρα μέρας μέρες μερών ημέρα ημέρας ημέρες ημερών εβδομάδ* μήνα μήνας μήνες μηνών
      έτη ετών χρόνια χρόνων ευρώ μέτρα μέτρων χλμ χιλιόμετρ* μίλια μιλίων`,
  },
  tr: {
    numbers: "iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin",
    units: "dakika* saat* gün* hafta* ay aya ayı ayda aydan aylık yıl* yaş* sene* euro* avro* metre* kilometre* mil*",
  },
  ru: {
    numbers: `
      два две двух двум двумя три трёх трём четыре четырёх четырём пять пяти шесть шести семь семи восемь восьми девять девяти
      десять десяти *надцать *надцати двадцать двадцати тридцать тридцати сорок сорока пятьдесят шестьдесят семьдесят восемьдесят
      девяносто сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот тысяч тысяча тысячи`,
    units: `
      минут* час часа часов часам часах день дни дня дней сутки суток недел* месяц* год года годов лет евро процент* метр* километр*
      миля мили миль`,
  },
  de: {
    numbers: `
      zwei drei vier fünf sechs sieben acht neun zehn elf zwölf *zehn *zwanzig *dreißig *dreissig *vierzig *fünfzig *sechzig *siebzig
      *achtzig *neunzig *hundert *tausend`,
    units: `
      Minute Minuten Gehminuten Fahrminuten Stunde Stunden Tag Tage Tagen Tages Woche Wochen Monat Monate Monaten Monats
      Jahr Jahre Jahren Euro Prozent Meter Metern Kilometer Kilometern Meile Meilen`,
  },
};

/** A pattern for any of the words of a list. */
const anyOf = (list: string): string => withoutAccents(list).trim().split(/\s+/).join("|").replaceAll("*", "\\p{L}*");

const IN_WORDS = byLanguage((language) => {
  const { numbers, units } = WORDS[language];
  return new RegExp(`(?<!\\p{L})(?:${anyOf(numbers)})[\\s-]+(?:${anyOf(units)})(?!\\p{L})`, "iu");
});

/** Names that contain digits: road numbers, car groups, the number of the error page, and years of the calendar. */
const NAMES_WITH_DIGITS = /(?<![\p{L}\d.,€])(?:[A-GΑ-Η]\d{1,3}|404|(?:19|20)\d\d(?!\s?[€%]))(?![\p{L}\d])/gu;

/** A sentence without its placeholders, innermost first, and without link targets. */
export function proseOf(message: string): string {
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

import type { Language } from "../../languages";

/** What a figure counts, after conversion: durations up to weeks in minutes, ages and long durations in months, lengths in metres. */
export type Measure = "minute" | "month" | "metre" | "EUR" | "percent";

interface UnitWord {
  readonly measure: Measure;
  /** How many of the measure one of the unit is. */
  readonly size: number;
  /** A whole word that names the unit, in lower case without Greek accents and with е for ё. */
  readonly pattern: RegExp;
}

/** The words of one language that make a figure out of a sentence. Everything is in the spelling that `plainSpelling` gives. */
export interface Vocabulary {
  /** Number words by value, in every inflection; words for one that are articles as well count only before a unit. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Whether number words are written together with each other and with a unit, as in “vierundzwanzigstündig”. */
  readonly isGlued: boolean;
  /** What may follow a number word as a case ending. */
  readonly caseEnding?: RegExp;
  readonly units: readonly UnitWord[];
  /** Words, or pairs of words, that mean a whole day without a number. */
  readonly aDay?: RegExp;
  /** Words between the two ends of a range, or between two numbers of one unit. */
  readonly connectors: ReadonlySet<string>;
  /** Articles between such a word and the second number. */
  readonly articles?: ReadonlySet<string>;
  /** Words that stand between the hundreds and the rest, or inside a compound number. */
  readonly joints: ReadonlySet<string>;
  /** Words after which a bare number may be an hour of the day. */
  readonly beforeClock: ReadonlySet<string>;
  /** Words that make the number before them an hour of the day; the value is added to hours below twelve. */
  readonly afterClock: ReadonlyMap<string, number>;
}

/** A day in minutes. */
export const DAY = 24 * 60;

/** Pairs of value and forms, the forms separated by spaces. */
function numbers(...entries: readonly (readonly [value: number, forms: string])[]): ReadonlyMap<string, number> {
  return new Map(entries.flatMap(([value, forms]) => forms.split(" ").map((form) => [form, value] as const)));
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const unit = (measure: Measure, size: number, pattern: RegExp): UnitWord => ({ measure, size, pattern });

const SYMBOLS: readonly UnitWord[] = [
  unit("EUR", 1, /^(?:€|eur)$/u),
  unit("percent", 1, /^%$/u),
  unit("metre", 1, /^m$/u),
  unit("metre", 1000, /^km$/u),
];

/** What the gate knows of numbers and units in each language. */
export const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = {
  en: {
    numbers: numbers(
      [1, "one a an"],
      [2, "two"],
      [3, "three"],
      [4, "four"],
      [5, "five"],
      [6, "six"],
      [7, "seven"],
      [8, "eight"],
      [9, "nine"],
      [10, "ten"],
      [11, "eleven"],
      [12, "twelve"],
      [13, "thirteen"],
      [14, "fourteen"],
      [15, "fifteen"],
      [16, "sixteen"],
      [17, "seventeen"],
      [18, "eighteen"],
      [19, "nineteen"],
      [20, "twenty"],
      [30, "thirty"],
      [40, "forty"],
      [50, "fifty"],
      [60, "sixty"],
      [70, "seventy"],
      [80, "eighty"],
      [90, "ninety"],
      [100, "hundred"],
      [1000, "thousand"],
    ),
    isGlued: false,
    units: [
      ...SYMBOLS,
      unit("EUR", 1, /^euros?$/u),
      unit("percent", 1, /^percent$/u),
      unit("minute", 1, /^min(?:s|utes?)?$/u),
      unit("minute", 60, /^(?:h|hrs?|hours?)$/u),
      unit("minute", DAY, /^days?$/u),
      unit("minute", 7 * DAY, /^weeks?$/u),
      unit("month", 1, /^months?$/u),
      unit("month", 12, /^(?:y|yrs?|years?|yo)$/u),
      unit("metre", 1, /^met(?:re|er)s?$/u),
      unit("metre", 1000, /^(?:kms|kilomet(?:re|er)s?)$/u),
      unit("metre", 1609, /^miles?$/u),
    ],
    aDay: /^(?:day before|previous day)$/u,
    connectors: words("to and or until till through - – —"),
    joints: words("and -"),
    beforeClock: words("at from since before after by until till to between and"),
    afterClock: new Map([
      ["am", 0],
      ["pm", 12],
      ["oclock", 0],
      ["sharp", 0],
      ["morning", 0],
      ["evening", 12],
    ]),
  },
  el: {
    numbers: numbers(
      [1, "ενα ενας μια ενος μιας"],
      [2, "δυο"],
      [3, "τρεις τρια τριων τρι"],
      [4, "τεσσερις τεσσερα τεσσερεις τεσσαρων τετρα"],
      [5, "πεντε πεντα"],
      [6, "εξι εξα"],
      [7, "επτα εφτα"],
      [8, "οκτω οχτω οκτα"],
      [9, "εννεα εννια"],
      [10, "δεκα"],
      [11, "εντεκα ενδεκα"],
      [12, "δωδεκα"],
      [20, "εικοσι εικοσα"],
      [30, "τριαντα"],
      [40, "σαραντα"],
      [50, "πενηντα"],
      [60, "εξηντα"],
      [70, "εβδομηντα"],
      [80, "ογδοντα"],
      [90, "ενενηντα"],
      [100, "εκατο εκατον"],
      [200, "διακοσια διακοσιες διακοσιοι διακοσιων"],
      [300, "τριακοσια τριακοσιες τριακοσιων"],
      [400, "τετρακοσια τετρακοσιες τετρακοσιων"],
      [500, "πεντακοσια πεντακοσιες πεντακοσιων"],
      [600, "εξακοσια εξακοσιες εξακοσιων"],
      [700, "επτακοσια εφτακοσια επτακοσιες"],
      [800, "οκτακοσια οχτακοσια οκτακοσιες"],
      [900, "εννιακοσια εννιακοσιες"],
      [1000, "χιλια χιλιες χιλιων"],
    ),
    isGlued: true,
    units: [
      ...SYMBOLS,
      unit("EUR", 1, /^ευρω$/u),
      unit("minute", 1, /^λεπτ/u),
      unit("minute", 60, /^ωρ(?:α|ας|ες|ων|η|ης|ο|ου|οι)?$/u),
      unit("minute", DAY, /^(?:η?μερ(?:α|ας|ες|ων)|ημερο|ημερη)$/u),
      unit("minute", 7 * DAY, /^εβδομαδ/u),
      unit("month", 1, /^(?:μην(?:α|ας|ες|ων)|μηνο)$/u),
      unit("month", 12, /^(?:ετ(?:ων|η|ος|ους)|χρον(?:ια|ων|ο|ος|ου|οι)|χρονη|χρονοι|χρονους)$/u),
      unit("metre", 1, /^μ(?:ετρα|ετρων|ετρο)?$/u),
      unit("metre", 1000, /^(?:χλμ|χιλιομετρ)/u),
    ],
    aDay: /^προηγουμενη η?μερα$/u,
    connectors: words("εως ως μεχρι και η με - – —"),
    articles: words("τις στις τα την"),
    joints: words("και"),
    beforeClock: words("στις τις απο μετα πριν ως εως μεχρι με και"),
    afterClock: new Map([
      ["πμ", 0],
      ["μμ", 12],
      ["πρωι", 0],
      ["πρωινη", 0],
      ["βραδυ", 12],
      ["απογευμα", 12],
    ]),
  },
  tr: {
    numbers: numbers(
      [1, "bir"],
      [2, "iki"],
      [3, "üç"],
      [4, "dört dörd"],
      [5, "beş"],
      [6, "altı"],
      [7, "yedi"],
      [8, "sekiz"],
      [9, "dokuz"],
      [10, "on"],
      [20, "yirmi"],
      [30, "otuz"],
      [40, "kırk"],
      [50, "elli"],
      [60, "altmış"],
      [70, "yetmiş"],
      [80, "seksen"],
      [90, "doksan"],
      [100, "yüz"],
      [1000, "bin"],
    ),
    isGlued: false,
    caseEnding: /(?:[dt][ae]n?|n?[ıiuü]n?|[ysş]?[ae]r?)$/u,
    units: [
      ...SYMBOLS,
      unit("EUR", 1, /^(?:euro|avro)/u),
      unit("minute", 1, /^(?:dakika|dk$)/u),
      unit("minute", 60, /^saat/u),
      unit("minute", DAY, /^gün(?:e|ü|de|den|lük|ün|dür)?$/u),
      unit("minute", 7 * DAY, /^hafta/u),
      unit("month", 1, /^ay(?:a|ı|da|dan|lık|lığına)?$/u),
      unit("month", 12, /^(?:y[ıi]l(?!d)|yaş|sene)/u),
      unit("metre", 1, /^metre/u),
      unit("metre", 1000, /^kilometre/u),
    ],
    aDay: /^önceki gün(?:e|ü)?$/u,
    connectors: words("ile ila ve veya - – —"),
    joints: words(""),
    beforeClock: words("saat sabah saatleri saati"),
    afterClock: new Map(),
  },
  ru: {
    numbers: numbers(
      [1, "один одна одно одного одной одну"],
      [2, "два две двух двум двумя"],
      [3, "три трех трем тремя"],
      [4, "четыре четырех четырем четырьмя"],
      [5, "пять пяти пятью"],
      [6, "шесть шести шестью"],
      [7, "семь семи семью"],
      [8, "восемь восьми восемью"],
      [9, "девять девяти девятью"],
      [10, "десять десяти десятью"],
      [11, "одиннадцать одиннадцати"],
      [12, "двенадцать двенадцати"],
      [13, "тринадцать тринадцати"],
      [14, "четырнадцать четырнадцати"],
      [15, "пятнадцать пятнадцати"],
      [16, "шестнадцать шестнадцати"],
      [17, "семнадцать семнадцати"],
      [18, "восемнадцать восемнадцати"],
      [19, "девятнадцать девятнадцати"],
      [20, "двадцать двадцати двадцатью"],
      [30, "тридцать тридцати"],
      [40, "сорок сорока"],
      [50, "пятьдесят пятидесяти"],
      [60, "шестьдесят шестидесяти"],
      [70, "семьдесят семидесяти"],
      [80, "восемьдесят восьмидесяти"],
      [90, "девяносто девяноста"],
      [100, "сто ста"],
      [200, "двести двухсот"],
      [300, "триста трехсот"],
      [400, "четыреста четырехсот"],
      [500, "пятьсот пятисот"],
      [600, "шестьсот шестисот"],
      [700, "семьсот семисот"],
      [800, "восемьсот восьмисот"],
      [900, "девятьсот девятисот"],
      [1000, "тысяча тысячи тысяч"],
    ),
    isGlued: true,
    units: [
      ...SYMBOLS,
      unit("EUR", 1, /^евро$/u),
      unit("percent", 1, /^процент/u),
      unit("minute", 1, /^мин(?:ут.*)?$/u),
      unit("minute", 60, /^(?:ч|час(?:а|ов|ам|ами|ах|у|ом|ы|е|ово.*)?)$/u),
      unit("minute", DAY, /^(?:день|дня|дней|дни|дню|днем|дневн.*|сут(?:ки|ок|кам|ками|очн.*))$/u),
      unit("minute", 7 * DAY, /^недел/u),
      unit("month", 1, /^(?:мес$|месяц|месячн)/u),
      unit("month", 12, /^(?:год(?:а|у|ом|ов|ы|ам)?|лет|летн.*)$/u),
      unit("metre", 1, /^(?:м|метр.*)$/u),
      unit("metre", 1000, /^(?:км|километр.*)$/u),
    ],
    aDay: /^(?:сут(?:ки|ок|кам|ками)|за день)$/u,
    connectors: words("до по и или - – —"),
    joints: words(""),
    beforeClock: words("в с к до от после по и"),
    afterClock: new Map([
      ["утра", 0],
      ["вечера", 12],
    ]),
  },
  de: {
    numbers: numbers(
      [1, "ein eins eine einen einem einer eines"],
      [2, "zwei"],
      [3, "drei"],
      [4, "vier"],
      [5, "fünf"],
      [6, "sechs"],
      [7, "sieben"],
      [8, "acht"],
      [9, "neun"],
      [10, "zehn"],
      [11, "elf"],
      [12, "zwölf"],
      [13, "dreizehn"],
      [14, "vierzehn"],
      [15, "fünfzehn"],
      [16, "sechzehn"],
      [17, "siebzehn"],
      [18, "achtzehn"],
      [19, "neunzehn"],
      [20, "zwanzig"],
      [30, "dreißig dreissig"],
      [40, "vierzig"],
      [50, "fünfzig"],
      [60, "sechzig"],
      [70, "siebzig"],
      [80, "achtzig"],
      [90, "neunzig"],
      [100, "hundert"],
      [1000, "tausend"],
    ),
    isGlued: true,
    units: [
      ...SYMBOLS,
      unit("EUR", 1, /^euro/u),
      unit("percent", 1, /^prozent/u),
      unit("minute", 1, /^min$|^(?:geh|fuß|fahr)?minut|^minüt/u),
      unit("minute", 60, /^(?:h|std)$|^stund|^stünd/u),
      unit("minute", DAY, /^tag(?:e|es|en|s|esfrist)?$|^tägig/u),
      unit("minute", 7 * DAY, /^woche|^wöchig/u),
      unit("month", 1, /^monat/u),
      unit("month", 12, /^jahr|^jährig/u),
      unit("metre", 1, /^meter/u),
      unit("metre", 1000, /^kilometer/u),
    ],
    aDay: /^(?:tag vor|tag vorher|tag zuvor|vortag)$/u,
    connectors: words("bis und oder - – —"),
    joints: words("und -"),
    beforeClock: words("um ab von bis seit vor nach zwischen und"),
    afterClock: new Map([["uhr", 0]]),
  },
};

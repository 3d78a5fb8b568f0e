import type { Language } from "../../languages";

/** What a figure counts, after conversion: durations up to weeks in minutes, ages and long durations in months, lengths in metres. */
export type Measure = "minute" | "month" | "metre" | "EUR" | "percent";

interface UnitWord {
  readonly measure: Measure;
  /** How many of the measure one of the unit is. */
  readonly size: number;
  /** A whole word that names the unit. */
  readonly pattern: RegExp;
}

/** The words by which a sentence of one language gives a figure, in the spelling of `plainSpelling`. */
export interface Vocabulary {
  /** In every inflection. Words for one that are also articles count only before a unit. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Whether number words are written together with each other and with a unit, as in “vierundzwanzigstündig”. */
  readonly isGlued: boolean;
  /** What may follow a number word as a case ending. */
  readonly caseEnding?: RegExp;
  /** Words, or pairs of words, that mean a whole day without a number. */
  readonly aDay?: RegExp;
  /** Words between the two ends of a range, or between two numbers of one unit. */
  readonly connectors: ReadonlySet<string>;
  /** Articles between such a word and the second number. */
  readonly articles?: ReadonlySet<string>;
  /** Words inside a compound number, such as “two hundred and forty”. */
  readonly joints: ReadonlySet<string>;
  /** Words after which a bare number may be an hour of the day. */
  readonly beforeClock: ReadonlySet<string>;
  /** Words that turn the number before them into an hour of the day, with what they add to hours below twelve. */
  readonly afterHour: ReadonlyMap<string, number>;
}

/** A day in minutes. */
export const DAY = 24 * 60;

/**
 * Number words in counting order from a start: one by one up to 20, then by tens, from 100 by hundreds. “/” joins the inflections of one
 * number. The longest come first, so that “achtzehn” is not read as “acht”.
 */
function numberWords(...runs: readonly (readonly [start: number, words: string])[]): ReadonlyMap<string, number> {
  const forms = runs.flatMap(([start, list]) => {
    let value = start;
    return list.split(" ").flatMap((inflections) => {
      const current = value;
      value += value < 20 ? 1 : value < 100 ? 10 : 100;
      return inflections.split("/").map((form) => [form, current] as const);
    });
  });
  return new Map(forms.sort(([one], [other]) => other.length - one.length));
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" ").filter((word) => word !== ""));

const hourWords = (morning: string, evening: string): ReadonlyMap<string, number> =>
  new Map([...[...words(morning)].map((word) => [word, 0] as const), ...[...words(evening)].map((word) => [word, 12] as const)]);

/** The words for units in all languages: no word means different units in two of them. */
export const UNITS: readonly UnitWord[] = [
  { measure: "EUR", size: 1, pattern: /^(?:€|eur|euros?|ευρω|avro.*|евро|euro.*)$/u },
  { measure: "percent", size: 1, pattern: /^(?:%|percent|процент.*|prozent.*)$/u },
  { measure: "minute", size: 1, pattern: /^(?:min(?:s|utes?)?|λεπτ.*|dakika.*|dk|мин(?:ут.*)?|(?:geh|fuß|fahr)?minut.*|minüt.*)$/u },
  {
    measure: "minute",
    size: 60,
    pattern: /^(?:h|hrs?|hours?|ωρ(?:α|ας|ες|ων|η|ης|ο|ου|οι)?|saat.*|ч|час(?:а|ов|ам|ами|ах|у|ом|ы|е|ово.*)?|std|st[uü]nd.*)$/u,
  },
  {
    measure: "minute",
    size: DAY,
    pattern:
      /^(?:days?|η?μερ(?:α|ας|ες|ων)|ημερ[οη]|gün(?:e|ü|de|den|lük|ün|dür)?|день|дня|дней|дни|дню|днем|дневн.*|сут(?:ки|ок|кам|ками|очн.*)|tag(?:e|es|en|s|esfrist)?|tägig.*)$/u,
  },
  { measure: "minute", size: 7 * DAY, pattern: /^(?:weeks?|εβδομαδ.*|hafta.*|недел.*|woche.*|wöchig.*)$/u },
  { measure: "month", size: 1, pattern: /^(?:months?|μην(?:α|ας|ες|ων|ο)|ay(?:a|ı|da|dan|lık|lığına)?|мес|месяц.*|месячн.*|monat.*)$/u },
  {
    measure: "month",
    size: 12,
    pattern:
      /^(?:y|yrs?|years?|yo|ετ(?:ων|η|ος|ους)|χρον(?:ια|ων|ο|ος|ου|οι|η|ους)|y[ıi]l(?!d).*|yaş.*|sene.*|год(?:а|у|ом|ов|ы|ам)?|лет|летн.*|jahr.*|jährig.*)$/u,
  },
  { measure: "metre", size: 1, pattern: /^(?:m|met(?:re|er).*|μ(?:ετρα|ετρων|ετρο)?|м|метр.*)$/u },
  { measure: "metre", size: 1000, pattern: /^(?:kms?|kilomet(?:re|er).*|χλμ.*|χιλιομετρ.*|км|километр.*)$/u },
  { measure: "metre", size: 1609, pattern: /^miles?$/u },
];

/** The words for numbers and units in each language. */
export const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = {
  en: {
    numbers: numberWords(
      [1, "one/a/an two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"],
      [18, "eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety"],
      [100, "hundred"],
      [1000, "thousand"],
    ),
    isGlued: false,
    aDay: /^(?:day before|previous day)$/u,
    connectors: words("to and or until till through - – —"),
    joints: words("and -"),
    beforeClock: words("at from since before after by until till to between and"),
    afterHour: hourWords("am oclock sharp morning", "pm evening"),
  },
  el: {
    numbers: numberWords(
      [1, "ενα/ενας/μια/ενος/μιας δυο τρεις/τρια/τριων/τρι τεσσερις/τεσσερα/τεσσερεις/τεσσαρων/τετρα πεντε/πεντα εξι/εξα"],
      [7, "επτα/εφτα οκτω/οχτω/οκτα εννεα/εννια δεκα εντεκα/ενδεκα δωδεκα"],
      [20, "εικοσι/εικοσα τριαντα σαραντα πενηντα εξηντα εβδομηντα ογδοντα ενενηντα"],
      [100, "εκατο/εκατον διακοσια/διακοσιες/διακοσιοι/διακοσιων τριακοσια/τριακοσιες/τριακοσιων"],
      [400, "τετρακοσια/τετρακοσιες/τετρακοσιων πεντακοσια/πεντακοσιες/πεντακοσιων εξακοσια/εξακοσιες/εξακοσιων"],
      [700, "επτακοσια/εφτακοσια/επτακοσιες οκτακοσια/οχτακοσια/οκτακοσιες εννιακοσια/εννιακοσιες"],
      [1000, "χιλια/χιλιες/χιλιων"],
    ),
    isGlued: true,
    aDay: /^προηγουμενη η?μερα$/u,
    connectors: words("εως ως μεχρι και η με - – —"),
    articles: words("τις στις τα την"),
    joints: words("και"),
    beforeClock: words("στις τις απο μετα πριν ως εως μεχρι με και"),
    afterHour: hourWords("πμ πρωι πρωινη", "μμ βραδυ απογευμα"),
  },
  tr: {
    numbers: numberWords(
      [1, "bir iki üç dört/dörd beş altı yedi sekiz dokuz on"],
      [20, "yirmi otuz kırk elli altmış yetmiş seksen doksan"],
      [100, "yüz"],
      [1000, "bin"],
    ),
    isGlued: false,
    caseEnding: /(?:[dt][ae]n?|n?[ıiuü]n?|[ysş]?[ae]r?)$/u,
    aDay: /^önceki gün(?:e|ü)?$/u,
    connectors: words("ile ila ve veya - – —"),
    joints: words(""),
    beforeClock: words("saat sabah saatleri saati"),
    afterHour: hourWords("", ""),
  },
  ru: {
    numbers: numberWords(
      [1, "один/одна/одно/одного/одной/одну два/две/двух/двум/двумя три/трех/трем/тремя четыре/четырех/четырем/четырьмя"],
      [5, "пять/пяти/пятью шесть/шести/шестью семь/семи/семью восемь/восьми/восемью девять/девяти/девятью"],
      [10, "десять/десяти/десятью одиннадцать/одиннадцати двенадцать/двенадцати тринадцать/тринадцати четырнадцать/четырнадцати"],
      [15, "пятнадцать/пятнадцати шестнадцать/шестнадцати семнадцать/семнадцати восемнадцать/восемнадцати"],
      [19, "девятнадцать/девятнадцати двадцать/двадцати/двадцатью тридцать/тридцати сорок/сорока пятьдесят/пятидесяти"],
      [60, "шестьдесят/шестидесяти семьдесят/семидесяти восемьдесят/восьмидесяти девяносто/девяноста"],
      [100, "сто/ста двести/двухсот триста/трехсот четыреста/четырехсот пятьсот/пятисот шестьсот/шестисот семьсот/семисот"],
      [800, "восемьсот/восьмисот девятьсот/девятисот"],
      [1000, "тысяча/тысячи/тысяч"],
    ),
    isGlued: true,
    aDay: /^(?:сут(?:ки|ок|кам|ками)|за день)$/u,
    connectors: words("до по и или - – —"),
    joints: words(""),
    beforeClock: words("в с к до от после по и"),
    afterHour: hourWords("утра", "вечера"),
  },
  de: {
    numbers: numberWords(
      [1, "ein/eins/eine/einen/einem/einer/eines zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn"],
      [15, "fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig"],
      [90, "neunzig"],
      [100, "hundert"],
      [1000, "tausend"],
    ),
    isGlued: true,
    aDay: /^(?:tag vor|tag vorher|tag zuvor|vortag)$/u,
    connectors: words("bis und oder - – —"),
    joints: words("und -"),
    beforeClock: words("um ab von bis seit vor nach zwischen und"),
    afterHour: hourWords("uhr", ""),
  },
};

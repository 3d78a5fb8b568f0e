import type { LanguageRules } from "./language";

export const rules: LanguageRules = {
  plainSpelling: (lower) =>
    lower
      .replace(/(?<!\p{L})([ap])\.\s?m\.?(?!\p{L})/gu, "$1m")
      .replace(/o['’]clock/gu, "oclock")
      .replace(/per cent/gu, "percent"),
  neverTwice: "the a an of to and or for with from is are we you your our",
  figures: {
    numbers: [
      [1, "one/a/an two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"],
      [18, "eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety"],
      [100, "hundred"],
      [1000, "thousand"],
    ],
    isGlued: false,
    onesBeforeTens: undefined,
    caseEnding: undefined,
    aDay: /^(?:day before|previous day)$/u,
    connectors: "to and or until till through - – —",
    articles: "",
    joints: "and -",
    beforeClock: "at from since before after by until till to between and",
    afterHour: "am oclock sharp morning",
    afterEveningHour: "pm evening",
    units: {
      euro: /^euros?$/u,
      percent: /^percent$/u,
      minute: /^min(?:s|utes?)?$/u,
      hour: /^(?:hrs?|hours?)$/u,
      day: /^days?$/u,
      week: /^weeks?$/u,
      month: /^months?$/u,
      year: /^(?:y|yrs?|years?|yo)$/u,
      metre: /^met(?:re|er).*$/u,
      kilometre: /^(?:kms?|kilomet(?:re|er).*)$/u,
      mile: /^miles?$/u,
    },
  },
};

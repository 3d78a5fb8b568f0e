import type { LanguageRules } from "./language";

export const rules: LanguageRules = {
  plainSpelling: (lower) => lower,
  neverTwice: "und oder mit für von bei ist sind ein eine einen wir",
  figures: {
    numbers: [
      [1, "ein/eins/eine/einen/einem/einer/eines zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn"],
      [15, "fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig"],
      [90, "neunzig"],
      [100, "hundert"],
      [1000, "tausend"],
    ],
    isGlued: true,
    onesBeforeTens: "und",
    caseEnding: undefined,
    aDay: /^(?:tag vor|tag vorher|tag zuvor|vortag)$/u,
    connectors: "bis und oder - – —",
    articles: "",
    joints: "und -",
    beforeClock: "um ab von bis seit vor nach zwischen und",
    afterHour: "uhr",
    afterEveningHour: "",
    units: {
      euro: /^euro.*$/u,
      percent: /^prozent.*$/u,
      minute: /^(?:(?:geh|fuß|fahr)?minut.*|minüt.*)$/u,
      hour: /^(?:std|st[uü]nd.*)$/u,
      day: /^(?:tag(?:e|es|en|s|esfrist)?|tägig.*)$/u,
      week: /^(?:woche.*|wöchig.*)$/u,
      month: /^monat.*$/u,
      year: /^(?:jahr.*|jährig.*)$/u,
      metre: /^meter.*$/u,
      kilometre: /^kilometer.*$/u,
      mile: /^meile.*$/u,
    },
  },
};

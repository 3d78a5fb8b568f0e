import type { LanguageRules } from "./language";

export const rules: LanguageRules = {
  plainSpelling: (lower) => lower,
  neverTwice: "ve ile için",
  figures: {
    numbers: [
      [1, "bir iki üç dört/dörd beş altı yedi sekiz dokuz on"],
      [20, "yirmi otuz kırk elli altmış yetmiş seksen doksan"],
      [100, "yüz"],
      [1000, "bin"],
    ],
    isGlued: false,
    onesBeforeTens: undefined,
    caseEnding: /(?:[dt][ae]n?|n?[ıiuü]n?|[ysş]?[ae]r?)$/u,
    aDay: /^önceki gün(?:e|ü)?$/u,
    connectors: "ile ila ve veya - – —",
    articles: "",
    joints: "",
    beforeClock: "saat sabah saatleri saati",
    afterHour: "",
    afterEveningHour: "",
    units: {
      euro: /^(?:avro.*|euro.*)$/u,
      percent: /^%$/u,
      minute: /^(?:dakika.*|dk)$/u,
      hour: /^saat.*$/u,
      day: /^gün(?:e|ü|de|den|lük|ün|dür)?$/u,
      week: /^hafta.*$/u,
      month: /^ay(?:a|ı|da|dan|lık|lığına)?$/u,
      year: /^(?:y[ıi]l(?!d).*|yaş.*|sene.*)$/u,
      metre: /^metre.*$/u,
      kilometre: /^kilometre.*$/u,
      mile: /^mil$/u,
    },
  },
};

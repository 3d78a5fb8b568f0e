import type { LanguageOption, LanguageRules } from "./language";

export const option: LanguageOption = {
  code: "ru",
  name: "Русский",
  locale: "ru-RU",
  euroSign: "after",
  grouping: "min2",
  direction: "ltr",
  traits: ["long-words"],
  offer: {
    label: "Язык",
    sentence: "Эта страница есть и на русском.",
    open: "Читать по-русски",
    dismiss: "Закрыть",
  },
};

export const rules: LanguageRules = {
  formatTime: (hours, minutes) => `${String(hours)}:${minutes}`,
  // Prepositions and conjunctions of one or two letters.
  spaceAfterBoundWord: /(?<=(?<![\p{L}\u2060])(?:[аивкосуя]|на|по|до|от|за|из|со|во|ко|об)) (?=\p{L})/giu,
};

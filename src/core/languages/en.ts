import type { LanguageOption, LanguageRules } from "./language";

export const option: LanguageOption = {
  code: "en",
  name: "English",
  locale: "en-GB",
  euroSign: "before",
  grouping: "always",
  direction: "ltr",
  traits: [],
  offer: {
    label: "Language",
    sentence: "This page is also available in English.",
    open: "Read in English",
    dismiss: "Close",
  },
};

export const rules: LanguageRules = {
  formatTime: (hours, minutes) => `${String(hours)}:${minutes}`,
  spaceAfterBoundWord: undefined,
};

import type { LanguageOption, LanguageRules } from "./language";

export const option: LanguageOption = {
  code: "de",
  name: "Deutsch",
  locale: "de-DE",
  euroSign: "after",
  grouping: "always",
  direction: "ltr",
  traits: ["long-words"],
  offer: {
    label: "Sprache",
    sentence: "Diese Seite gibt es auch auf Deutsch.",
    open: "Auf Deutsch lesen",
    dismiss: "Schließen",
  },
};

export const rules: LanguageRules = {
  // The bare hour where it is whole, because the sentence adds “Uhr”.
  formatTime: (hours, minutes) => (minutes === "00" ? String(hours) : `${String(hours)}:${minutes}`),
  spaceAfterBoundWord: undefined,
};

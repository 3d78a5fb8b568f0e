import type { LanguageOption, LanguageRules } from "./language";

export const option: LanguageOption = {
  code: "tr",
  name: "Türkçe",
  locale: "tr-TR",
  euroSign: "after",
  grouping: "always",
  direction: "ltr",
  traits: ["long-words"],
  offer: {
    label: "Dil",
    sentence: "Bu sayfanın Türkçesi de var.",
    open: "Türkçe okuyun",
    dismiss: "Kapatın",
  },
};

export const rules: LanguageRules = {
  // As the language guide writes it; `Intl` would put the sign first.
  formatTime: (hours, minutes) => `${String(hours).padStart(2, "0")}.${minutes}`,
  spaceAfterBoundWord: undefined,
};

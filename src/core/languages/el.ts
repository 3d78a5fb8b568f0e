import type { LanguageOption, LanguageRules } from "./language";

export const option: LanguageOption = {
  code: "el",
  name: "Ελληνικά",
  locale: "el-GR",
  euroSign: "after",
  grouping: "always",
  direction: "ltr",
  traits: ["long-words", "long-units"],
  offer: {
    label: "Γλώσσα",
    sentence: "Η σελίδα υπάρχει και στα ελληνικά.",
    open: "Διαβάστε στα ελληνικά",
    dismiss: "Κλείσιμο",
  },
};

export const rules: LanguageRules = {
  formatTime: (hours, minutes) => `${String(hours)}:${minutes}`,
  // Elisions, as in “γι’ αυτό”.
  spaceAfterBoundWord: /(?<=(?<!\p{L})\p{L}{1,4}’) (?=\p{L})/gu,
};

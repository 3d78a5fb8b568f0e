/** How i18next works on this site. The same for components, whose instance gatsby-plugin-react-i18next makes, and for the head of a page. */
export const I18NEXT_OPTIONS = {
  // React escapes what it prints.
  interpolation: { escapeValue: false },
  // Calls the handler of missing texts.
  saveMissing: true,
  // A document stays in its language, so components need not listen for another.
  react: { bindI18n: "", bindI18nStore: "" },
} as const;

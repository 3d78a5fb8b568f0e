import "i18next";

declare module "i18next" {
  /** Keys are those of the English texts, so that a misspelt one does not compile. */
  interface CustomTypeOptions {
    resources: EnglishTexts;
  }
}

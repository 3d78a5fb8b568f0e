/** Single modules of react-i18next, by a webpack alias (`on-create-webpack-config.ts`): the package exports only its index. */

declare module "$react-i18next/I18nextProvider.js" {
  export { I18nextProvider } from "react-i18next";
}

declare module "$react-i18next/useTranslation.js" {
  export { useTranslation } from "react-i18next";
}

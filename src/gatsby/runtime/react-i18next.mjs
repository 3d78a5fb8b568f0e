// For 6.6 kB of each page: gatsby-plugin-react-i18next is CommonJS, which bundlers do not shake, and would bring the whole package.
export { I18nextProvider } from "../../../node_modules/react-i18next/dist/es/I18nextProvider.js";
export { useTranslation } from "../../../node_modules/react-i18next/dist/es/useTranslation.js";

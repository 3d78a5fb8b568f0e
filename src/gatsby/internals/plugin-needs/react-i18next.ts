// The parts of react-i18next that the translation plugin and this site use; the package's own index would bring all.
export { I18nextProvider } from "$react-i18next/I18nextProvider.js";
export { useTranslation } from "$react-i18next/useTranslation.js";

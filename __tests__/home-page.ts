import { byLanguage } from "../src/core/languages";
import type { PageContext } from "../src/core/routes/page-context";

/** The context of the English home page, with the texts of the frame only. */
export const HOME_PAGE: PageContext = {
  routeId: "home",
  language: "en",
  isTranslated: false,
  namespaces: ["common"],
  mainNamespace: "common",
  picture: "",
  socialScene: "",
  paths: byLanguage((language) => `/${language}`),
  parent: null,
  i18n: {
    language: "en",
    languages: ["en"],
    defaultLanguage: "en",
    generateDefaultLanguagePage: false,
    routed: false,
    originalPath: "/",
    path: "/",
  },
};

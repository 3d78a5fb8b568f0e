import { byLanguage } from "../../src/core/languages";
import { type PageContext, pluginContext } from "../../src/core/routes/page-context";

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
  i18n: pluginContext("en", "/", "/"),
};

import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import type { PageContext } from "../../src/core/routes/page-context";
import { PageProvider } from "../../src/i18n/page";

/** The HTML of a part of a page, with the texts of the page's namespaces. */
export function rendered(part: ReactNode, page: PageContext, texts: Readonly<Record<string, object>>): string {
  const i18n = createInstance();
  // As the translation plugin sets it: keys that a file lacks are looked up in another one.
  const fallbackNS = ["common"];
  void i18n.use(initReactI18next).init({ lng: page.language, fallbackNS, resources: { [page.language]: texts }, initAsync: false });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={page}>{part}</PageProvider>
    </I18nextProvider>,
  );
}

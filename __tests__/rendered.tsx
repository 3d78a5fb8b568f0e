import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { PageContext } from "../src/i18n/routes/page-context";
import { PageProvider, readPage } from "../src/page/page";
import { translator } from "../src/i18n/translator";
import { pageData } from "./home-page";

/** The HTML of a part of a page, with the texts of the page's namespaces. */
export function rendered(part: ReactNode, context: PageContext, texts: Readonly<Record<string, object>>): string {
  return renderedWith(part, pageData(texts), context);
}

/** The same with what the page's own query gave. */
export function renderedWith(part: ReactNode, data: Queries.PageFragment, context: PageContext): string {
  const { language, paths } = context;
  return renderToStaticMarkup(
    <I18nextProvider i18n={translator(data.locales, { language, path: paths[language] })}>
      <PageProvider value={readPage(data, context)}>{part}</PageProvider>
    </I18nextProvider>,
  );
}
